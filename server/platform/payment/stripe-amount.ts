// Amounts as Stripe counts them: in the smallest unit of each currency, which is not always a hundredth.

const withoutParts: ReadonlySet<string> = new Set(
  'bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '),
)

const inThousandths: ReadonlySet<string> = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd'])

/** From the shop's minor units, which are hundredths of any currency. */
export function stripeAmount(minor: number, currency: string): number {
  const name = currency.toLowerCase()
  if (withoutParts.has(name)) return Math.round(minor / 100)
  return inThousandths.has(name) ? minor * 10 : minor
}
