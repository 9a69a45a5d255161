// What stands against an order, in the order api.md 8.2 checks it; placing says the first, a quote says all.
import { Failure, type FailureKind, type FailureParameters } from '#contract/core/failure.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import { fromMinor } from '#contract/core/money.ts'
import { formatMoney } from '#contract/core/money-text.ts'
import { missingForMinimum } from '#contract/features/cart/cart.rules.ts'
import { demandFor, demandProblem } from '#contract/features/cart/cart-line.rules.ts'
import { couponFailures } from '#contract/features/coupon/coupon.failures.ts'
import { isServedAt } from '#contract/features/item/item-availability.rules.ts'
import { fieldRequired, placeFailures as refused } from '#contract/features/order/order.failures.ts'
import type { PaymentMethod } from '#contract/features/order/order-words.ts'
import { reachesMinimum } from '#contract/features/order/pricing.rules.ts'
import { isOpenAt, isPausedAt } from '#contract/features/store/store.rules.ts'
import { type Bill, isSold } from './bill.ts'
import type { OrderContext } from './order-context.ts'

type Found = Failure | false | null | undefined | '' | 0

type Check = (context: OrderContext, bill: Bill) => Found | Found[]

const no = (kind: FailureKind, parameters?: FailureParameters) => new Failure(kind, parameters)

/** More than a month ahead nobody knows the hours. */
const farthestAheadMs = 31 * 86_400_000

/** What an integer column holds, with room to spare. */
const mostMinor = 2_000_000_000

const missing = (field: string) => no(fieldRequired(field), { field: field.replaceAll('_', ' ') })

const checks: readonly Check[] = [
  // 1. Who may order, and whom to call.
  ({ caller, request }) =>
    caller.kind === 'guest' && [
      !request.contact_person_name && missing('contact_person_name'),
      !request.contact_person_number && missing('contact_person_number'),
    ],
  ({ caller, settings }) =>
    caller.kind === 'guest' && !settings.guest_checkout_status && no(refused.guest_off),
  ({ caller, lines }) =>
    caller.kind === 'guest' &&
    lines.some((line) => line.model === 'ItemCampaign') &&
    no(refused.campaign_for_customers),
  // 2 and 3. How it reaches the customer.
  ({ request, settings, store }) =>
    request.order_type === 'delivery' &&
    !(settings.home_delivery_status && (store?.store.delivery ?? true)) &&
    no(refused.delivery_off),
  ({ request, settings, store }) =>
    request.order_type === 'take_away' &&
    !(settings.takeaway_status && (store?.store.take_away ?? true)) &&
    no(refused.take_away_off),
  // 4 and 5. Ways to pay that are switched off.
  ({ request, settings, wallet_balance }) =>
    request.partial_payment &&
    !(settings.partial_payment_status && wallet_balance !== null) &&
    no(refused.partial_off),
  (context) => methodOff(context),
  // 6 to 10. Where and when.
  ({ covered, store, parcel, request }) =>
    !covered && (store || parcel || request.order_type === 'parcel') && no(refused.out_of_coverage),
  ({ request, order_at, now }) => request.schedule_at && order_at <= now && no(refused.schedule_past),
  ({ request, store }) => request.order_type !== 'parcel' && !store && no(refused.store_unknown),
  ({ request, parcel }) => request.order_type === 'parcel' && !parcel && no(refused.parcel_unknown),
  (context) => scheduleOff(context),
  (context) => isClosed(context) && no(refused.store_closed),
  ({ request, store, settings }) =>
    request.prescription &&
    !(settings.prescription_order_status && store?.store.prescription_order) &&
    no(refused.prescription_off),
  // 11. The coupon.
  ({ coupon_failure }) => coupon_failure && no(coupon_failure),
  ({ coupon, settings }, { goods }) =>
    coupon && !reachesMinimum(coupon, goods.discounted)
      ? no(couponFailures.minimum, { amount: formatMoney(fromMinor(coupon.min_purchase), settings) })
      : null,
  // 12. What is ordered.
  ({ request, lines, store }) =>
    store &&
    request.order_type !== 'parcel' &&
    !request.prescription &&
    lines.length === 0 &&
    no(refused.empty),
  ({ lines, store }) =>
    lines.some((line) => line.item && store && line.item.store_id !== store.store.id) &&
    no(refused.different_stores),
  ({ lines }) => {
    const gone = lines.find((line) => !isSold(line))
    return gone && no(gone.model === 'Item' ? refused.item_gone : refused.campaign_gone)
  },
  ({ lines, moment, store }) =>
    store &&
    moduleTraits[store.module.module_type].has_kitchen_hours &&
    lines.some((line) => line.item && !isServedAt(line.item, moment.time)) &&
    no(refused.item_not_served),
  // 13 and 14. How many.
  (_, { sold }) => demandFailures(sold),
  (_, { sold, goods, total }) =>
    Math.max(goods.items_price + goods.add_on_price, total.amount) > mostMinor &&
    no(sold.length > 0 ? refused.quantity : refused.amount_beyond),
  ({ request, lines }) =>
    request.attachments === 0 &&
    (request.prescription || lines.some((line) => line.item?.is_prescription_required === 1)) &&
    no(refused.prescription_required),
  // 15. How much.
  ({ store, settings, request }, { goods }) =>
    store && !request.prescription && isBelowMinimum(goods, store.store.minimum_order)
      ? no(refused.minimum, { amount: fromMinor(store.store.minimum_order), currency: settings.currency })
      : null,
  // 16. To whom a parcel goes.
  ({ request, receiver_zone_id }) =>
    request.order_type === 'parcel' && receiver_zone_id === null && no(refused.receiver_out_of_coverage),
  ({ parcel_problem }) => parcel_problem && no(refused[`parcel_${parcel_problem}`]),
  // 17 to 20. From which money.
  ({ request, wallet_balance }, { total }) =>
    request.payment_method === 'wallet' && (wallet_balance ?? 0) < total.amount && no(refused.wallet_low),
  ({ request, wallet_balance }, { total }) =>
    request.partial_payment &&
    request.payment_method !== 'wallet' &&
    (wallet_balance ?? 0) > 0 &&
    (wallet_balance ?? 0) >= total.amount &&
    no(refused.wallet_covers_all),
  ({ request, zone }, { total, wallet_amount }) =>
    request.payment_method === 'cash_on_delivery' &&
    total.amount - wallet_amount > (zone?.link?.maximum_cod_order_amount ?? Number.POSITIVE_INFINITY) &&
    no(refused.cash_maximum),
  ({ request, wallet_balance }) =>
    request.partial_payment && (wallet_balance ?? 0) <= 0 && no(refused.partial_empty),
]

/** By the amount cart, store page and checkout compare: goods before any discount. */
function isBelowMinimum({ items_price, add_on_price }: Bill['goods'], minimum_order: number): boolean {
  return missingForMinimum(items_price + add_on_price, minimum_order) > 0
}

/** Why each way to pay is not open here now. */
function closedMethods({ settings, zone, wallet_balance, pays_digitally }: OrderContext) {
  const {
    cash_on_delivery: cash = true,
    digital_payment: digital = true,
    offline_payment: offline = true,
  } = zone?.zone ?? {}
  return {
    cash_on_delivery: !(settings.cash_on_delivery && cash) && refused.cash_off,
    digital_payment: !(settings.digital_payment && digital && pays_digitally) && refused.digital_off,
    offline_payment: !(settings.offline_payment_status && offline) && refused.offline_off,
    wallet: wallet_balance === null && refused.wallet_off,
  }
}

/** How the rest may be paid that the wallet leaves: at the door, beforehand, or either. */
function takesRest(
  { partial_payment_method: taken }: OrderContext['settings'],
  method: PaymentMethod,
): boolean {
  if (taken === 'cod') return method === 'cash_on_delivery'
  return taken !== 'digital_payment' || method !== 'cash_on_delivery'
}

function methodOff(context: OrderContext): Found {
  const { payment_method: method, prescription, charge_payer, partial_payment } = context.request
  const closed = closedMethods(context)
  if (prescription) return closed.cash_on_delivery && no(refused.prescription_cash_off)
  const why = method && closed[method]
  if (why) return no(why)
  if (partial_payment && method && !takesRest(context.settings, method)) return no(refused.partial_off)
  // Nor does a part come from the sender's wallet.
  const isOtherwise = (method && method !== 'cash_on_delivery') || partial_payment
  return charge_payer === 'receiver' && isOtherwise && no(refused.receiver_pays_cash)
}

function scheduleOff({ request, store, parcel, settings, order_at, now }: OrderContext): Found {
  if (!request.schedule_at || !(store || parcel)) return null
  const allowed = settings.schedule_order && (store?.store.schedule_order ?? true)
  const tooFar = order_at.getTime() - now.getTime() > farthestAheadMs
  return (!allowed || tooFar) && no(refused.schedule_off)
}

/** The store's own switch closes it now; its hours, days off and pauses close it at the chosen time. */
function isClosed({ request, store, moment }: OrderContext): boolean {
  if (!store) return false
  const { schedules, days_off } = store
  const { active, paused_until } = store.store
  if (!request.schedule_at && !active) return true
  if (moduleTraits[store.module.module_type].is_always_open) {
    return isPausedAt(paused_until, moment) || days_off.includes(moment.date)
  }
  return !isOpenAt(schedules, moment, { days_off, paused_until })
}

function demandFailures(sold: Bill['sold']): Found[] {
  const wanted = sold.map(({ model, item_id, variation_type, quantity }) => ({
    model,
    item_id,
    variation_type,
    quantity,
  }))
  const problems = sold.map((line) => ({
    line,
    problem: demandProblem(line.item, line.choice, demandFor(line, wanted)),
  }))
  const over = problems.find(({ problem }) => problem === 'out_of_limits')
  const out = problems.find(({ problem }) => problem === 'out_of_stock')
  return [over && no(refused.quantity), out && no(refused.out_of_stock, { item: out.line.item.name })]
}

/** Whether this very order could be paid by the request's method. */
export function isPayable(context: OrderContext, bill: Bill): boolean {
  const { request, wallet_balance, zone } = context
  if (methodOff(context)) return false
  const due = bill.total.amount - (request.partial_payment ? bill.wallet_amount : 0)
  if (request.payment_method === 'wallet')
    return !request.partial_payment && (wallet_balance ?? 0) >= bill.total.amount
  if (request.payment_method !== 'cash_on_delivery') return true
  return due <= (zone?.link?.maximum_cod_order_amount ?? Number.POSITIVE_INFINITY)
}

export function refusalsOf(context: OrderContext, bill: Bill): Failure[] {
  const found = checks.flatMap((check) => check(context, bill))
  return found.filter((one) => one instanceof Failure)
}
