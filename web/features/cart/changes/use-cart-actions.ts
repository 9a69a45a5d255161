// The cart actions: limits and the one-store rule before a change is made, and the notice afterwards.
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { cartFailures } from '#contract/features/cart/cart.failures.ts'
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { newRequestKey } from '#web/platform/api/request-key.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { cartQuery } from '../cart.queries.ts'
import type { CartActions, NewLine } from '../cart-actions.ts'
import { addChange } from '../new-line.ts'
import { openCart } from '../open-cart.ts'
import type { PendingAdd } from '../queue/cart-change.ts'
import { pendingChanges } from '../queue/pending-changes.ts'
import { isSameLine } from '../queue/same-line.rules.ts'
import { type ShownLine, shownLines } from '../shown-lines.rules.ts'
import type { CartSender, Outcome } from './cart-sender.ts'
import { changeUnsent, isBeyond, isUnchanged, removal, updateChange } from './line-changes.ts'
import { useClear } from './use-clear.ts'
import { useUndo } from './use-undo.ts'

interface ActionsParts {
  sender: CartSender
  /** Whether a cart of another store may be set aside. */
  ask(): Promise<boolean>
}

export function useCartActions({ sender, ask }: ActionsParts): CartActions {
  const t = useTranslations()
  const { zone_ids } = useShownAccess().shop
  const undo = useUndo()
  const { linesNow, linesAnew, asItIs } = useLinesNow()
  const settle = useSettle()
  const clear = useClear({ sender, zone_ids, settle })

  /** `before` is a line of the cart that is set aside. */
  async function begin(wanted: NewLine, before: ShownLine | undefined): Promise<boolean> {
    if (!(await ask())) return false
    const change = addChange(wanted, { key: newRequestKey(), zone_ids, replace: true })
    const outcome = await sender.make(change)
    return settle(outcome, () => {
      // Of a cart that could not be read the store is unknown: it can be had back from the drawer only.
      const action = before && {
        action: { label: t('cart.undo'), onPress: () => undo(change, before.store_id) },
      }
      notify.success(t('cart.cleared'), { id: 'cart', duration: 5_000, ...action })
    })
  }

  return {
    clear,

    async add(wanted) {
      const { module_id, store_id } = wanted.item
      const lines = await linesNow(module_id)
      const other = lineOfOther(lines, store_id)
      if (other) return begin(wanted, other)
      const change: PendingAdd = addChange(wanted, { key: newRequestKey(), zone_ids, replace: false })
      const outcome = await sender.make(change)
      // Another device began with another store meanwhile.
      if (outcome.kind === 'refused' && isOtherStore(outcome.failure)) {
        return begin(wanted, lineOfOther(await linesAnew(module_id), store_id))
      }
      return settle(outcome, () =>
        notify.success(t('cart.added'), {
          id: 'cart',
          duration: timeToFollow,
          action: { label: t('common.view_cart'), onPress: openCart },
        }),
      )
    },

    async update(shown, change) {
      const line = await asItIs(shown)
      const quantity = change.quantity ?? line.quantity
      if (isBeyond(line, quantity)) {
        notify.error(t('cart.out_of_limits'), { id: 'cart-limit' })
        return false
      }
      if (isUnchanged(line, change)) {
        notify.info(t('cart.no_changes'), { id: 'cart' })
        return false
      }
      if (changeUnsent(line, quantity)) return true
      const update = updateChange(line, { ...change, quantity }, zone_ids)
      return settle(await sender.make(update), () => {
        if (change.source) notify.success(t(`cart.${updateTexts[change.source]}`), { id: 'cart' })
      })
    },

    async remove(shown) {
      const line = await asItIs(shown)
      if (changeUnsent(line, 0)) return true
      const outcome = await sender.make(removal(line, zone_ids))
      return settle(outcome, () => notify.success(t('cart.removed'), { id: 'cart' }))
    },
  }
}

/** F6 and Tab lead to the notice from wherever the focus is. */
const timeToFollow = 7_000

const updateTexts = { dialog: 'updated', product_page: 'page_updated' } as const

function lineOfOther(lines: readonly ShownLine[], store_id: number): ShownLine | undefined {
  return lines.find((one) => one.store_id !== store_id)
}

const isOtherStore = (failure: ApiFailure) =>
  failure.entries.some(({ code }) => code === cartFailures.different_store.code)

/** The cart at the moment of a press, not as it was at the last rendering. */
function useLinesNow() {
  const access = useShownAccess()
  const queryClient = useQueryClient()

  async function linesNow(module_id: number): Promise<ShownLine[]> {
    const query = cartQuery({ access, module_id })
    // Unknown for want of a network: the shop itself will keep to one store.
    const lines = navigator.onLine
      ? await queryClient.ensureQueryData(query).catch(() => [])
      : (queryClient.getQueryData(query.queryKey) ?? [])
    return shownLines(lines, pendingChanges.read(), module_id)
  }

  /** The cart is another one than this page knows. */
  async function linesAnew(module_id: number): Promise<ShownLine[]> {
    const query = cartQuery({ access, module_id })
    const lines = await queryClient.fetchQuery({ ...query, staleTime: 0 }).catch(() => [])
    return shownLines(lines, pendingChanges.read(), module_id)
  }

  /** A press may come with a line from just before the shop knew it. */
  async function asItIs(line: ShownLine): Promise<ShownLine> {
    if (line.cart_id !== null || pendingChanges.read().some(({ key }) => key === line.key)) return line
    const lines = await linesNow(line.module_id)
    return lines.find((one) => isSameLine(one, line)) ?? line
  }

  return { linesNow, linesAnew, asItIs }
}

/** Says whether a change was done or queued; a refusal is shown. */
function useSettle() {
  const t = useTranslations()

  function showRefusal(failure: ApiFailure): false {
    const said = failure.messages.length > 0 ? failure.messages : [t('common.something_wrong')]
    for (const message of said) notify.error(message, { id: message })
    return false
  }

  return function settle(outcome: Outcome, done: () => void): boolean {
    if (outcome.kind === 'refused') return showRefusal(outcome.failure)
    if (outcome.kind === 'queued') notify.info(t('cart.queued_offline'), { id: 'cart-offline' })
    else done()
    return true
  }
}
