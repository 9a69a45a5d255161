// The dialog is fetched with its texts when an item is about to open: until then it costs a page nothing.
import type { Language } from '#contract/core/language.ts'
import { loadWithTexts } from '#web/platform/i18n/load-with-texts.tsx'

const loadCode = () => import('./item-dialog.tsx').then(({ ItemDialog }) => ItemDialog)

export const loadItemDialog = (language: Language) => loadWithTexts(loadCode, language, ['item', 'label'])

/** On the first sign of intent; failing is no matter, opening will try again once there is a network. */
export function preloadItemDialog(): void {
  if (navigator.onLine) loadCode().catch(() => undefined)
}
