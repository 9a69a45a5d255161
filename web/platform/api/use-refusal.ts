// What a refusal says to a person: how long to wait after too many tries, or the shop's own words.
import { useTranslations } from 'use-intl'
import { refusalText } from './refusal.ts'
import { retryAfterOf } from './retry-after.rules.ts'

/** Null unless the shop asks to wait: its own words do not say how long. */
export function useRetryAfterText(): (error: unknown) => string | null {
  const t = useTranslations('common')
  return (error) => {
    const wait = retryAfterOf(error)
    return wait && t(`wait_${wait.unit}`, { count: wait.count })
  }
}

/** `otherwise` is said when the shop did not answer at all. */
export function useRefusal(): (error: unknown, otherwise?: string) => string {
  const t = useTranslations('common')
  const retryAfterText = useRetryAfterText()
  return (error, otherwise = t('something_wrong')) => retryAfterText(error) ?? refusalText(error, otherwise)
}
