// Where on the page a refusal belongs: beside the thing that would make it go away (CHK-05).

export const checkoutParts = [
  'lines',
  'prescription',
  'fulfilment',
  'address',
  'time',
  'payment',
  'coupon',
  'order',
] as const

export type CheckoutPart = (typeof checkoutParts)[number]

export interface Problem {
  part: CheckoutPart
  message: string
  /** The sentence after a press has said it already. */
  isTold?: boolean
}

/** Everything that stands against an order. */
export interface Problems {
  /** Merely not said yet by the customer: shown after the first try. */
  missing: Problem[]
  /** Shown at once, and stops the order too. */
  standing: Problem[]
  /** What the shop said of the order that was sent last: it may be sent again. */
  answered: Problem[]
}

/** As refusals of quoting and placing come (api.md 8.2). */
export interface Refusal {
  code: string
  message: string
}

const partOf: Readonly<Record<string, CheckoutPart>> = {
  order_type: 'fulfilment',
  coordinates: 'address',
  address: 'address',
  latitude: 'address',
  longitude: 'address',
  contact_person_name: 'address',
  contact_person_number: 'address',
  contact_person_email: 'address',
  receiver_details: 'address',
  parcel_category_id: 'address',
  order_time: 'time',
  schedule_at: 'time',
  coupon: 'coupon',
  coupon_code: 'coupon',
  cart: 'lines',
  item: 'lines',
  campaign: 'lines',
  quantity: 'lines',
  different_stores: 'lines',
  prescription: 'prescription',
  order_attachment: 'prescription',
  order_amount: 'payment',
  order_method: 'payment',
  partial_payment: 'payment',
  payment_method: 'payment',
  digital_payment: 'payment',
  offline_payment_status: 'payment',
}

/**
 * The shop says 'order_time' of a total below the minimum too, and says it last; that one is about the lines,
 * and the page has better words for it: what is missing, in the money of the page.
 */
export function problemsOf(refusals: readonly Refusal[], belowMinimum: string | null): Problem[] {
  const ofMinimum = belowMinimum ? refusals.findLast(({ code }) => code === 'order_time') : undefined
  return refusals.map((refusal) =>
    refusal === ofMinimum && belowMinimum
      ? { part: 'lines', message: belowMinimum }
      : { part: partOf[refusal.code] ?? 'order', message: refusal.message },
  )
}

/** The part to lead the customer to: the first one on the page. */
export function firstPart(problems: readonly Problem[]): CheckoutPart | undefined {
  return checkoutParts.find((part) => problems.some((problem) => problem.part === part))
}
