// What the server sends to people by itself: messages about orders, codes, invitations. The shop may reword each.
import type { FailureParameters } from '#contract/core/failure.ts'
import { inEveryLanguage, type Language, type Localised } from '#contract/core/language.ts'
import type { OriginalTexts, ReadOriginals } from './original-texts.ts'
import { translate } from './translate.ts'

/** As they were written, by name. */
export type NoticeTexts = Readonly<Record<string, Localised>>

/** A notice in the shop's own words with its places filled in; null: the original holds. */
export type OwnNotice = (language: Language, name: string, parameters: FailureParameters) => string | null

export type ReadOwnNotices = () => Promise<OwnNotice>

/** Keys of notices among those of the storefront's texts: `sent.order_delivered`. */
export const noticeKey = (name: string): string => `sent.${name}`

export const isNoticeKey = (key: string): boolean => key.startsWith(noticeKey(''))

/** Of a text that the catalogues of the server have in every language. */
export const inCatalogues = (english: string): Localised =>
  inEveryLanguage((language) => translate(language, english))

/** The notices among the storefront's texts, so that one list at the desk has them all. */
export function withNotices(originals: ReadOriginals, notices: NoticeTexts): ReadOriginals {
  return async () => {
    const known = await originals()
    const own = (language: Language) =>
      Object.fromEntries(Object.entries(notices).map(([name, text]) => [noticeKey(name), text[language]]))
    const both = (language: Language) => ({ ...known[language], ...own(language) })
    return { en: both('en'), ar: both('ar'), tg: both('tg'), ru: both('ru') } satisfies OriginalTexts
  }
}
