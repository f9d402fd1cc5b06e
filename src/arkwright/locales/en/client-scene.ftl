# A production as a scene: who is called, who rises and why, what is paid, what is left over.

client-scene = the sale of { $good }
client-scene-head = demand { $demand } · wage £{ $wage }
client-scene-at-call = call { $call } of { $calls }, row { $row }
client-scene-parts = Parts of the sale
client-scene-part-call = The call
client-scene-part-shares = Shares
client-scene-part-money = Money
client-scene-part-rest = Ship, store
client-scene-told = What is told of the sale
client-scene-you = You
client-scene-importer = Importer
client-scene-no-factory = no factory
client-scene-none = none

## The controls

client-scene-again = Again from the beginning
client-scene-back = One back
client-scene-hold = Hold, or run on
client-scene-go-on = Go on
client-scene-answer = Your answer
client-scene-waits = { $who } decides
client-scene-waiting = { $count ->
        [one] one waits for you
       *[other] { $count } wait for you
    }
client-scene-skip = skip to the end
client-scene-always-skip = always skip the scene

## The leaf beside it: what a part comes to, and a line for each company

client-scene-leaf-offers = made { $made }, appeal { $appeal }, £{ $price }
client-scene-leaf-sold = { $sold } of { $made } sold, appeal { $appeal }, £{ $price }
client-scene-leaf-most = { $steps ->
        [one] One step goes to
       *[other] { $steps } steps go to
    } { $you ->
        [yes] you
       *[other] { $who }
    }.
client-scene-leaf-each = { $steps ->
        [one] One step
       *[other] { $steps } steps
    } each: { $who }.
client-scene-leaf-nobody = Nobody rises.
client-scene-leaf-paid = profit { $profit }, cash { $cash }
client-scene-leaf-left = { $left ->
        [0] nothing left
       *[other] { $left } left
    }{ $shipped ->
        [0] {""}
       *[other] , { $shipped } shipped
    }{ $stored ->
        [0] {""}
       *[other] , { $stored } stored
    }{ $lost ->
        [0] {""}
       *[other] , { $lost } lost
    }
client-scene-leaf-next = Then you are asked: { $question }
client-scene-leaf-nothing = Nothing is asked of you before others have played.

## The call

client-scene-before-call = before the call
client-scene-before-sale = { $you ->
        [yes] You decide
       *[other] { $who } decides
    } before anything is sold.
client-scene-row-wanted = { $wanted ->
        [one] Row { $row }: one is wanted
       *[other] Row { $row }: { $wanted } are wanted
    }
client-scene-wanted = { $count } wanted
client-scene-call-importer = The importer sells one.
client-scene-call = { $you ->
        [yes] You sell
       *[other] { $who } sells
    } { $number } of { $made }, £{ $price }{ $why ->
        [equal] : equals, called together
        [alone] : alone in this row
        [appeal] : the higher appeal first
        [quality] : equal appeal, better quality
       *[other] {""}
    }.
client-scene-so-far = sold so far
client-scene-sold-at = sold × price
client-scene-times = { $count } × £{ $price }
client-scene-income = income
client-scene-summary = You sold { $sold } of { $made } for £{ $income }.
client-scene-summary-all = { $good }: { $sold } sold, { $demand } wanted.

## Shares

client-scene-shares-note = who rises, and why
client-scene-for-sales = for sales
client-scene-count-sold = { $count } sold
client-scene-highest = highest appeal
client-scene-alone = alone: one step
client-scene-never-rises = never rises
client-scene-value = value of a share
client-scene-steps = { $count ->
        [one] one step
       *[other] { $count } steps
    }
client-scene-better = At £{ $price }, all else as it was, your appeal would have been { $appeal }: { $sold } of { $made } sold for £{ $income }{ $more ->
        [profit] {""}
       *[other] { $steps ->
            [one] , one step
           *[other] , { $steps } steps
        } instead of { $had ->
            [0] none
           *[other] { $had }
        }
    }{ $more ->
        [steps] {""}
       *[other] , { $profit } profit instead of { $earned }
    }.

## Money

client-scene-wages = wages
client-scene-machines = machines
client-scene-profit = profit
client-scene-cash = cash
client-scene-came = £{ $income } came in, £{ $costs } went out: { $profit } profit.
client-scene-paid-all = Every pound, company by company.
client-scene-loses = { $you ->
        [yes] You lose £{ $pounds } in this production.
       *[other] { $who } loses £{ $pounds } in this production.
    }

## What is left

client-scene-rest-note = what is left over
client-scene-left = left over
client-scene-shipped = shipped
client-scene-stored = stored
client-scene-lost = lost
client-scene-for = { $count } for £{ $pounds }
client-scene-decides = { $you ->
        [yes] you decide
       *[other] { $who } decides
    }
client-scene-left-over = { $mine ->
        [yes] { $good }: { $count ->
            [0] nothing of yours is left over.
            [one] one of yours is left over.
           *[other] { $count } of yours are left over.
        }
       *[other] { $good }: { $count ->
            [0] nothing is left over.
            [one] one is left over.
           *[other] { $count } are left over.
        }
    }
# What happens to you, where it has no figure.

client-noted-distribution-faded = Your { -distribution } of { $good } falls to { $level }.
client-noted-extra-good = You work an extra shift for one more unit of { $good }.
