"""The published number of hands in each category, for all tests."""

CATEGORIES = [
    "Royal Flush",
    "Straight Flush",
    "Four of a Kind",
    "Full House",
    "Flush",
    "Straight",
    "Three of a Kind",
    "Two Pair",
    "One Pair",
    "High Card",
]
KNOWN = {
    (cards, rules): dict(zip(CATEGORIES, hands, strict=True))
    for cards, rules, *hands in [
        (5, "standard", 4, 36, 624, 3744, 5108, 10200, 54912, 123552, 1098240, 1302540),
        (6, "standard", 188, 1656, 14664, 165984, 205792, 361620, 732160, 2532816, 9730740, 6612900),
        (7, "standard", 4324, 37260, 224848, 3473184, 4047644, 6180020, 6461620, 31433400, 58627800, 23294460),
        (5, "published", 4, 32, 624, 3744, 5112, 9180, 54912, 123552, 1098240, 1303560),
    ]
}
"""For each (number of cards, rules), the number of hands in each category."""

FIVE, SEVEN, PUBLISHED = KNOWN[5, "standard"], KNOWN[7, "standard"], KNOWN[5, "published"]
