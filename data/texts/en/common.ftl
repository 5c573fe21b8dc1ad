### Words and joints used everywhere.
###
### A text for one person that names a button of a public message takes it as an argument called like the button's text,
### $board-my-hand: it stands there as the board labels it, in the board's language.
###
### In all catalogues $until is a timestamp of Discord that counts down ("in 40 seconds"), $link an address, $time and
### other lengths of time are made by `duration`, and $table is a table's number.

# Joints of a list: "A", "A and B", "A, B and C".
list-between = { ", " }
list-before-last = { " and " }

# A length of time, in one unit. $unit: second, minute, hour or day. $count: how many
duration = { $unit ->
    [second] { $count } s
    [minute] { $count } min
    [hour] { $count } h
   *[day] { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
}

# Names of the games with their editions, and the heading of a table. $table: its number
game-second = Unstable Unicorns · second edition
game-own = Unstable Unicorns · { $title }
game-own-gone = Unstable Unicorns · a deck of your own
game-french = Unstable Unicorns · French sheet
game-first = Unstable Unicorns · first edition
game-kids = Unstable Unicorns for Kids
game-hunt = Kill the Unicorns
table-title = Table { $table }

# A seat driven by the computer. $name: its name
computer-name = { $name } (computer)

# Names the computer players choose from.
computer-1 = Clover
computer-2 = Dapple
computer-3 = Hazel
computer-4 = Juniper
computer-5 = Maple
computer-6 = Pepper
computer-7 = Sorrel
computer-8 = Willow

# A noun for what a choice is about, with its article or number.
# $what: card, unicorn, basic, upgrade, downgrade, attachment, magic, neigh, narwhal, baby
# $count: how many
thing = { $what ->
    [unicorn] { $count ->
        [one] a unicorn
       *[other] { $count } unicorns
    }
    [basic] { $count ->
        [one] a basic unicorn
       *[other] { $count } basic unicorns
    }
    [baby] { $count ->
        [one] a baby unicorn
       *[other] { $count } baby unicorns
    }
    [upgrade] { $count ->
        [one] an upgrade
       *[other] { $count } upgrades
    }
    [downgrade] { $count ->
        [one] a downgrade
       *[other] { $count } downgrades
    }
    [attachment] { $count ->
        [one] an upgrade or a downgrade
       *[other] { $count } upgrades or downgrades
    }
    [magic] { $count ->
        [one] a magic card
       *[other] { $count } magic cards
    }
    [neigh] { $count ->
        [one] a Neigh or a Super Neigh
       *[other] { $count } Neigh cards
    }
    [narwhal] { $count ->
        [one] a Narwhal of any kind
       *[other] { $count } Narwhals of any kind
    }
   *[card] { $count ->
        [one] a card
       *[other] { $count } cards
    }
}

# The same as the subject of a question: "Which unicorn …?", "Which 2 cards …?"
which-thing = { $what ->
    [unicorn] { $count ->
        [one] Which unicorn
       *[other] Which { $count } unicorns
    }
    [basic] { $count ->
        [one] Which basic unicorn
       *[other] Which { $count } basic unicorns
    }
    [baby] { $count ->
        [one] Which baby unicorn
       *[other] Which { $count } baby unicorns
    }
    [upgrade] { $count ->
        [one] Which upgrade
       *[other] Which { $count } upgrades
    }
    [downgrade] { $count ->
        [one] Which downgrade
       *[other] Which { $count } downgrades
    }
    [attachment] { $count ->
        [one] Which upgrade or downgrade
       *[other] Which { $count } upgrades or downgrades
    }
    [magic] { $count ->
        [one] Which magic card
       *[other] Which { $count } magic cards
    }
    [neigh] { $count ->
        [one] Which Neigh card
       *[other] Which { $count } Neigh cards
    }
    [narwhal] { $count ->
        [one] Which Narwhal
       *[other] Which { $count } Narwhals
    }
   *[card] { $count ->
        [one] Which card
       *[other] Which { $count } cards
    }
}
