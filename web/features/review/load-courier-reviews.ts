// What is said about a courier is fetched with its texts when somebody reaches for it.
import type { Language } from '#contract/core/language.ts'
import { loadWithTexts } from '#web/platform/i18n/load-with-texts.tsx'
import { loadOnce } from '#web/ui/lazy/load-once.ts'

const loadCode = () => import('./courier-reviews.tsx').then(({ CourierReviews }) => CourierReviews)

/** A visit has one language: the drawer is put together once. */
export const loadCourierReviews = loadOnce((language: Language) =>
  loadWithTexts(loadCode, language, ['review']),
)
