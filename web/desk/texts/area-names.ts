// What the parts of the shop are called that its texts belong to.
import type { useTranslations } from 'use-intl'
import type { desk_texts } from '#web/messages/en/desk/texts.ts'

type AreaKey = Extract<keyof typeof desk_texts, `area_${string}`>

type Texts = ReturnType<typeof useTranslations<'desk_texts'>>

/** One that was added since is called by its key. */
export function areaName(t: Texts): (area: string) => string {
  return (area) => {
    const key = `area_${area}` as AreaKey
    return t.has(key) ? t(key) : area
  }
}
