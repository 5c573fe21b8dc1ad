# syntax=docker/dockerfile:1
# Build: docker build -t neighbot .   Run: docker run -e DISCORD_TOKEN=… -v neighbot:/data neighbot
FROM python:3.11-slim-bookworm AS build
WORKDIR /build
COPY requirements.txt ./
RUN python -m venv /opt/venv && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check -r requirements.txt

FROM python:3.11-slim-bookworm
ENV PATH=/opt/venv/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 DATABASE_PATH=/data/bot.db
COPY --from=build /opt/venv /opt/venv
WORKDIR /app
COPY bot ./bot
COPY cogs ./cogs
COPY data ./data
RUN useradd --system --uid 10001 --home-dir /data neighbot && mkdir -p /data && chown 10001 /data
USER 10001
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s CMD ["python", "-m", "bot", "check", "--alive"]
ENTRYPOINT ["python", "-m", "bot"]
