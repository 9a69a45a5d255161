// A bill in the words of the wire, under an id that changes exactly when the terms do.
import { createHash } from 'node:crypto'
import type { Failure } from '#contract/core/failure.ts'
import { fromMinor } from '#contract/core/money.ts'
import { itemTypes } from '#contract/features/cart/cart.schema.ts'
import type { PaymentMethod } from '#contract/features/order/order-words.ts'
import type { Quote, QuoteLine } from '#contract/features/order/quote.schema.ts'
import { translate } from '#server/platform/messages/translate.ts'
import type { Bill } from './bill.ts'
import type { OrderContext } from './order-context.ts'
import { isPayable } from './refusals.ts'

const livesMs = 10 * 60_000

export function presentQuote(context: OrderContext, bill: Bill, refusals: readonly Failure[]): Quote {
  const { request, store, coupon, settings, zone, now, scope, wallet_balance } = context
  const lines = presentLines(bill)
  const terms = { order_type: request.order_type, store_id: store?.store.id ?? null, ...amountsOf(bill) }
  const delivery = presentDelivery(bill)
  const maximum = zone?.link?.maximum_cod_order_amount ?? null
  return {
    quote_id: idOf(terms, lines, delivery, coupon?.code ?? null),
    expires_at: new Date(now.getTime() + livesMs).toISOString(),
    ...terms,
    lines,
    coupon: coupon && {
      code: coupon.code,
      title: coupon.title[scope.language],
      coupon_type: coupon.coupon_type,
      created_by: coupon.created_by,
    },
    additional_charge_name: settings.additional_charge_name[scope.language],
    delivery,
    payment_methods: payable(context, bill),
    maximum_cod_order_amount: maximum === null ? null : fromMinor(maximum),
    wallet_balance: wallet_balance === null ? null : fromMinor(wallet_balance),
    refusals: refusals.map(({ kind, parameters }) => ({
      status: kind.status,
      code: kind.code,
      message: translate(scope.language, kind.message, parameters),
    })),
  }
}

const methods = [
  'cash_on_delivery',
  'digital_payment',
  'wallet',
  'offline_payment',
] as const satisfies PaymentMethod[]

function payable(context: OrderContext, bill: Bill): PaymentMethod[] {
  return methods.filter((payment_method) =>
    isPayable({ ...context, request: { ...context.request, payment_method } }, bill),
  )
}

/** Names and texts are left out: another language is no other price. */
function idOf(terms: object, lines: readonly QuoteLine[], ...rest: unknown[]): string {
  const ordered = lines.map(
    ({ name: _name, image_full_url: _image, variant: _variant, add_ons, ...line }) => [
      line,
      add_ons.map(({ id, price, quantity }) => [id, price, quantity]),
    ],
  )
  return createHash('sha256')
    .update(JSON.stringify([terms, ordered, rest]))
    .digest('base64url')
}

function presentLines({ sold, goods }: Bill): QuoteLine[] {
  return sold.flatMap((line, at) => {
    const priced = goods.lines[at]
    if (!priced) return []
    const campaign = line.model === 'ItemCampaign'
    return {
      cart_id: line.mark?.id ?? null,
      item_type: itemTypes[line.model],
      item_id: campaign ? null : line.item_id,
      item_campaign_id: campaign ? line.item_id : null,
      name: line.item.name,
      image_full_url: line.item.image_full_url,
      variant: line.variant,
      quantity: line.quantity,
      price: fromMinor(priced.unit_price),
      discount_amount: fromMinor(priced.discount),
      discount_type: priced.discount_type,
      add_ons: line.add_ons,
      total_add_on_price: fromMinor(priced.add_on_price),
      total: fromMinor(priced.total),
    }
  })
}

function amountsOf({ goods, tax, total, delivery, wallet_amount, ...extras }: Bill) {
  const waived = (delivery?.original_charge ?? 0) - (delivery?.charge ?? 0)
  const saved = goods.store_discount + goods.flash_discount + goods.coupon_discount + waived
  return {
    items_price: fromMinor(goods.items_price),
    add_on_price: fromMinor(goods.add_on_price),
    store_discount_amount: fromMinor(goods.store_discount),
    flash_discount_amount: fromMinor(goods.flash_discount),
    coupon_discount_amount: fromMinor(goods.coupon_discount),
    subtotal: fromMinor(goods.subtotal),
    tax_status: tax.included ? ('included' as const) : ('excluded' as const),
    tax_percentage: tax.percentage,
    total_tax_amount: fromMinor(total.tax),
    delivery_charge: fromMinor(delivery?.charge ?? 0),
    dm_tips: fromMinor(extras.dm_tips),
    additional_charge: fromMinor(extras.additional_charge),
    extra_packaging_amount: fromMinor(extras.extra_packaging_amount),
    rounding_amount: fromMinor(total.rounding),
    order_amount: fromMinor(total.amount),
    saved_amount: fromMinor(saved),
    wallet_amount: fromMinor(wallet_amount),
    due_amount: fromMinor(total.amount - wallet_amount),
  }
}

function presentDelivery({ delivery }: Bill): Quote['delivery'] {
  if (!delivery) return null
  return {
    distance: delivery.distance,
    per_km_charge: fromMinor(delivery.per_km),
    base_charge: fromMinor(delivery.base_charge),
    vehicle_charge: fromMinor(delivery.vehicle_charge),
    increased_fee: delivery.increased_fee,
    increased_charge: fromMinor(delivery.increased_charge),
    original_charge: fromMinor(delivery.original_charge),
    charge: fromMinor(delivery.charge),
    free_delivery_by: delivery.free?.by ?? null,
    free_because: delivery.free?.because ?? null,
  }
}
