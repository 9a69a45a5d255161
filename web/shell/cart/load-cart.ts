// The cart drawer is fetched with its texts when somebody reaches for it.
import type { Language } from '#contract/core/language.ts'
import { loadWithTexts } from '#web/platform/i18n/more-texts.tsx'
import type { LoadPanel } from '#web/shell/navigation/use-panel.ts'

const loadCode = () => import('./cart-panel.tsx').then(({ CartPanel }) => CartPanel)

/** A visit has one language: the drawer is put together once. */
let loaded: ReturnType<LoadPanel> | null = null

export function loadCart(language: Language): ReturnType<LoadPanel> {
  loaded ??= loadWithTexts(loadCode, language, ['cart', 'bill', 'item', 'session']).catch(
    (error: unknown) => {
      loaded = null
      throw error
    },
  )
  return loaded
}
