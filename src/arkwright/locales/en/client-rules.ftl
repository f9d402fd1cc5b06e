# The pages of the rules, and their leaf beside the table.

client-rules-search = Search the rules
client-rules-keys = / to search, Enter next
client-rules-found = { $places ->
        [0] nothing found
        [one] one place
       *[other] { $places } places in { $chapters ->
            [one] one chapter
           *[other] { $chapters } chapters
        }
    }
client-rules-nothing = Said nowhere. Perhaps you mean:
client-rules-chapters = Chapters
client-rules-with-hits = with hits
client-rules-hits = Found
client-rules-best-first = best first
client-rules-glossary = glossary
client-rules-words = Words explained
client-rules-words-note = point at a dotted word
client-rules-term = Explained: { $name }
client-rules-see = See also:
client-rules-explained = Explained in
client-rules-drawing = Drawing: { $name }
client-rules-part = { $part-id ->
        [base_quality] base
        [price] price
        [appeal] appeal
        [token] token
        [demand] demand
        [shares] shares
        [share_value] share value
        [portfolio] portfolio
        [loans] loans
        [output] goods
        [extra] obsolete
        [cost] costs
       *[cash] cash
    }
client-rules-steps = Sales { $sales }, highest appeal { $appeal }, most goods { $most }.
client-rules-mark = Mark what differs from …
client-rules-marked = Marked: what differs from { $title }
client-rules-only = only that
client-rules-here = here
client-rules-otherwise = What other editions have otherwise here: { $count }
client-rules-based = { $title }, { $section }, unless something else is said above
client-rules-decided = How doubts are decided
client-rules-refused = { $count ->
        [one] What is refused by this section
       *[other] What is refused by this section: { $count }
    }
client-rules-differences = Other differences
client-rules-decisions = Other decisions
client-rules-whole = whole page
client-rules-refusal = Refused:
client-rules-example = Example
client-rules-example-drawn = Drawing of the example
client-rules-open = Open this position
client-rules-what-if = What if:

# What words lose before they are compared in a search, the longest first.
client-rules-endings = ingly ings ing ies ied edly ed es ly s y e
