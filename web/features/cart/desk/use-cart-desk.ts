// What happens at the desk: limits and the one-store rule before a change is made, and what is said afterwards.
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { fromMinor } from '#contract/core/money.ts'
import { cartFailures } from '#contract/features/cart/cart.failures.ts'
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { cartQuery } from '../cart.queries.ts'
import type { CartDesk, LineUpdate, NewLine } from '../cart-door.ts'
import { addChange } from '../new-line.ts'
import { type ShownLine, shownLines } from '../shown-lines.rules.ts'
import type { WaitingAdd, WaitingUpdate } from '../waiting/cart-change.ts'
import { withQuantity } from '../waiting/queue.rules.ts'
import { isSameOrder } from '../waiting/same-order.rules.ts'
import { waitingChanges } from '../waiting/waiting-changes.ts'
import type { CartSender, Outcome } from './cart-sender.ts'
import { newKey } from './new-key.ts'
import { useClear } from './use-clear.ts'
import { useUndo } from './use-undo.ts'

interface DeskParts {
  sender: CartSender
  /** Whether a cart of another store may be set aside. */
  ask(): Promise<boolean>
}

export function useCartDesk({ sender, ask }: DeskParts): CartDesk {
  const t = useTranslations()
  const access = useShownAccess()
  const queryClient = useQueryClient()
  const undo = useUndo()
  const { zone_ids } = access.shop

  /** As it is at this moment, not as it was at the last rendering. */
  async function linesNow(module_id: number): Promise<ShownLine[]> {
    const query = cartQuery({ access, module_id })
    // Unknown for want of a network: the shop itself will keep to one store.
    const lines = navigator.onLine
      ? await queryClient.ensureQueryData(query).catch(() => [])
      : (queryClient.getQueryData(query.queryKey) ?? [])
    return shownLines(lines, waitingChanges.read(), module_id)
  }

  function sayRefusal(failure: ApiFailure): false {
    const said = failure.messages.length > 0 ? failure.messages : [t('common.something_wrong')]
    for (const message of said) notify.error(message, { id: message })
    return false
  }

  /** Whether it was done or kept; a refusal is told. */
  function settle(outcome: Outcome, done: () => void): boolean {
    if (outcome.kind === 'refused') return sayRefusal(outcome.failure)
    if (outcome.kind === 'waiting') notify.info(t('cart.kept_offline'), { id: 'cart-offline' })
    else done()
    return true
  }

  const clear = useClear({ sender, zone_ids, settle })

  async function begin(wanted: NewLine, before: readonly ShownLine[]): Promise<boolean> {
    if (!(await ask())) return false
    const change = addChange(wanted, { key: newKey(), zone_ids, replace: true })
    const outcome = await sender.make(change)
    return settle(outcome, () => {
      const action = { label: t('cart.undo'), onPress: () => undo(change, before) }
      notify.success(t('cart.cleared'), { id: 'cart', duration: 5_000, action })
    })
  }

  const isOtherStore = (failure: ApiFailure) =>
    failure.entries.some(({ code }) => code === cartFailures.different_store.code)

  return {
    clear,

    async add(wanted) {
      const lines = await linesNow(wanted.item.module_id)
      const isHere = lines.length === 0 || lines.some((one) => one.store_id === wanted.item.store_id)
      if (!isHere) return begin(wanted, lines)
      const change: WaitingAdd = addChange(wanted, { key: newKey(), zone_ids, replace: false })
      const outcome = await sender.make(change)
      // Another device began with another store meanwhile.
      if (outcome.kind === 'refused' && isOtherStore(outcome.failure)) return begin(wanted, lines)
      return settle(outcome, () => notify.success(t('cart.added'), { id: 'cart' }))
    },

    async update(line, change) {
      const quantity = change.quantity ?? line.quantity
      if (change.quantity !== undefined && isBeyond(line, quantity)) {
        notify.error(t('cart.out_of_limits'), { id: 'cart-limit' })
        return false
      }
      if (isUnchanged(line, change)) {
        notify.info(t('cart.no_changes'), { id: 'cart' })
        return false
      }
      if (line.cart_id === null) return changeUnsent(line, quantity)
      const update = updateChange(line, line.cart_id, { ...change, quantity }, zone_ids)
      return settle(await sender.make(update), () => {
        if (change.place) notify.success(t(`cart.${updateWords[change.place]}`), { id: 'cart' })
      })
    },

    async remove(line) {
      if (line.cart_id === null) return changeUnsent(line, 0)
      const { cart_id, name } = line
      const module_id = line.line?.module_id ?? 0
      const change = {
        kind: 'remove',
        key: newKey(),
        module_id,
        zone_ids,
        tried: false,
        name,
        cart_id,
      } as const
      const outcome = await sender.make({ ...change, zone_ids: [...zone_ids] })
      return settle(outcome, () => notify.success(t('cart.removed'), { id: 'cart' }))
    },
  }
}

const updateWords = { dialog: 'updated', product_page: 'page_updated' } as const

function isUnchanged(line: ShownLine, { quantity, choice, add_ons, note }: LineUpdate): boolean {
  const isSame = isSameOrder(line, {
    ...line,
    choice: choice ?? line.choice,
    add_ons: add_ons ?? line.add_ons,
    note: note ?? line.note,
  })
  const pieces = new Map(line.add_ons.map((one) => [one.id, one.quantity]))
  const isCountedAlike = (add_ons ?? []).every((one) => pieces.get(one.id) === one.quantity)
  return isSame && isCountedAlike && (quantity === undefined || quantity === line.quantity)
}

/** Fewer pieces are always allowed, also where stock has fallen below what the cart holds (CRT-05). */
function isBeyond({ limit, quantity }: ShownLine, wanted: number): boolean {
  return wanted > quantity && limit !== null && wanted > limit
}

/** Something the shop has never heard of is changed where it waits. */
function changeUnsent(line: ShownLine, quantity: number): boolean {
  let isDone = false
  waitingChanges.change((queue) => {
    const next = withQuantity(queue, line.key, quantity)
    isDone = next !== null
    return next ?? queue
  })
  return isDone
}

function updateChange(
  { name, line, amounts }: ShownLine,
  cart_id: number,
  change: LineUpdate & { quantity: number },
  zone_ids: readonly number[],
): WaitingUpdate {
  return {
    kind: 'update',
    key: newKey(),
    module_id: line?.module_id ?? 0,
    zone_ids: [...zone_ids],
    tried: false,
    name,
    cart_id,
    quantity: change.quantity,
    // The price last seen: a price that rose meanwhile is accepted by a tap of its own, not by the way.
    price: line?.price ?? fromMinor(amounts.unit_price - amounts.discount),
    choice: change.choice ?? null,
    add_ons: change.add_ons ?? null,
    note: change.note ?? null,
  }
}
