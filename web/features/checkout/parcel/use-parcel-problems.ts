// Everything that stands against sending the parcel now, each thing with its part of the page.
import { useTranslations } from 'use-intl'
import type { ApiFailure } from '#web/platform/api/api-failure.ts'
import { type Problem, type Problems, problemsOf } from '../problems.rules.ts'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

export function useParcelProblems(
  { draft, quote, lostSlot }: ParcelCheckout,
  failure: ApiFailure | null,
): Problems {
  const t = useTranslations('checkout')
  const missing: Problem[] = draft.payment ? [] : [{ part: 'payment', message: t('payment_missing') }]
  const news: Problem[] = lostSlot ? [{ part: 'time', message: t('slot_lost') }] : []
  const refused = problemsOf(quote?.refusals ?? [], null)
  const answered = problemsOf(failure?.entries ?? [], null).filter(
    (problem) => !refused.some((one) => one.message === problem.message),
  )
  return { missing, standing: [...news, ...refused], answered }
}
