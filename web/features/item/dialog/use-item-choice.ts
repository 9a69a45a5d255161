// The choice of one open item: what is chosen, what it costs, and what stands against ordering it.
import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useState } from 'react'
import { useTranslations } from 'use-intl'
import { amountsAlone } from '#contract/features/cart/cart.rules.ts'
import { orderProblem } from '#contract/features/cart/cart-line.rules.ts'
import type { LineAmounts } from '#contract/features/item/discount.rules.ts'
import { type ItemChoice, quantityProblem } from '#contract/features/item/item.rules.ts'
import type { CampaignItem, Item } from '#contract/features/item/item.schema.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { soldItemKey } from '../sold-item.queries.ts'
import {
  type ChoiceAction,
  type ChoiceState,
  choiceReducer,
  firstChoice,
  itemChoiceOf,
  orderedAddOns,
  piecesOf,
} from './choice-state.ts'
import type { ItemOrder, OpenedLine } from './item-order.ts'
import { useProblemText } from './use-problem-text.ts'

export interface OpenChoice {
  state: ChoiceState
  choose(action: ChoiceAction): void
  choice: ItemChoice
  /** With nothing else in the cart. */
  amounts: LineAmounts
  /** How often ordering was tried in vain: what is missing is marked from the first time on, and shown each time. */
  tries: number
  order: ItemOrder
}

interface ItemChoiceOptions {
  source: ItemOrder['source']
  onDone(): void
  opened?: OpenedLine | undefined
}

export function useItemChoice(
  item: Item | CampaignItem,
  { source, onDone, opened }: ItemChoiceOptions,
): OpenChoice {
  const t = useTranslations('item')
  const problemText = useProblemText()
  const queryClient = useQueryClient()
  const [state, choose] = useReducer(choiceReducer, item, (chosen) => opened?.state ?? firstChoice(chosen))
  const [tries, setTries] = useState(0)
  const choice = itemChoiceOf(item, state)
  const add_ons = orderedAddOns(item, state)
  const quantity = piecesOf(item, state)
  const check = () => {
    const problem = orderProblem(item, choice)
    if (!problem) return true
    setTries(tries + 1)
    notify.error(problemText(problem), { id: 'item-choice' })
    return false
  }
  const onQuantityChange = (wanted: number) => {
    const problem = quantityProblem(item, wanted, choice)
    if (!problem) return choose({ kind: 'quantity', quantity: wanted })
    // Only the product page distinguishes stock from limits (ATC-09).
    notify.error(t(source === 'product_page' ? problem : 'out_of_limits'), { id: 'item-quantity' })
  }
  return {
    state,
    choose,
    choice,
    amounts: amountsAlone({ item, choice, add_ons, quantity }),
    tries,
    order: {
      item,
      choice,
      add_ons,
      quantity,
      note: state.note.trim(),
      source,
      cart_id: opened?.cart_id ?? null,
      check,
      onQuantityChange,
      onDone,
      onRefused: () => queryClient.invalidateQueries({ queryKey: soldItemKey }),
    },
  }
}
