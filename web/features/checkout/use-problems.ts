// Everything that stands against the order now, each thing with the part of the page it belongs to.
import { useTranslations } from 'use-intl'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { missingForMinimum } from '#contract/features/cart/cart.rules.ts'
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { isNews, type Missing, missingIn, partOfMissing } from './placing/missing.rules.ts'
import { type Problem, type Problems, problemsOf, type Refusal } from './problems.rules.ts'
import type { Checkout } from './use-checkout.ts'

/** Not sent with the question for a total, so its answer says nothing about them; what is missing is found here. */
const shownLater = new Set([
  'address',
  'contact_person_name',
  'contact_person_number',
  'contact_person_email',
])

function standing({ pictures }: Checkout, refusals: readonly Refusal[]): Refusal[] {
  return refusals.filter(
    ({ code }) => !shownLater.has(code) && !(code === 'prescription' && pictures.length > 0),
  )
}

/** How much is missing; null where nothing is, or no total has come yet. */
function useBelowMinimum({ quote, store }: Checkout): string | null {
  const t = useTranslations('bill')
  const { money } = useFormat()
  const goods = quote ? toMinor(quote.items_price + quote.add_on_price) : null
  const missing = goods === null ? 0 : missingForMinimum(goods, toMinor(store.minimum_order))
  if (missing === 0) return null
  return t('minimum_left', {
    amount: isolated(money(fromMinor(missing))),
    minimum: isolated(money(store.minimum_order)),
  })
}

export function useProblems(checkout: Checkout, failure: ApiFailure | null): Problems {
  const t = useTranslations('checkout')
  const { quote } = checkout
  const belowMinimum = useBelowMinimum(checkout)
  const problemOf = (what: Missing): Problem => ({ part: partOfMissing[what], message: t(what) })
  const missing = missingIn(checkout)
  const refused = problemsOf(standing(checkout, quote?.refusals ?? []), belowMinimum)
  const answered = problemsOf(failure?.entries ?? [], belowMinimum).filter(
    (problem) => !refused.some((one) => one.message === problem.message),
  )
  return {
    missing: missing.filter((what) => !isNews(what)).map(problemOf),
    standing: [...missing.filter(isNews).map(problemOf), ...refused],
    answered,
  }
}
