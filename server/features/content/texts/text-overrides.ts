// Texts in the shop's own words as the storefront reads them and the server sends them: compiled, and only those that fit.
import { createHash } from 'node:crypto'
import type { FailureParameters } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import type { TextOverrides } from '#contract/features/content/text-override.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Log } from '#server/platform/log/log.ts'
import { isNoticeKey, noticeKey, type OwnNotice } from '#server/platform/messages/notice-texts.ts'
import {
  type OriginalTexts,
  originalText,
  type ReadOriginals,
} from '#server/platform/messages/original-texts.ts'
import { type CompiledMessage, filledMessage } from '#server/platform/messages/text-message.ts'
import { checkText } from './text-check.ts'
import { type OverrideRow, standingOverrides } from './text-override.db.ts'

export interface TextOverrideParts {
  db: Database
  caching: CacheClock
  log: Log
  originals: ReadOriginals
}

type Texts = Record<string, CompiledMessage>

/** What the storefront is sent, and what the server says by itself. */
interface OwnTexts {
  storefront: Readonly<Record<Language, TextOverrides>>
  notices: Readonly<Record<Language, Texts>>
}

export function createTextOverrides({ db, caching, log, originals }: TextOverrideParts) {
  const read = createCachedValue(caching, async (): Promise<OwnTexts> => {
    dependOn([tags.texts])
    const rows = await standingOverrides(db)
    const known = rows.length === 0 ? null : await originals()
    const textsOf = (isWanted: (row: OverrideRow) => boolean) => (language: Language) =>
      known ? compiledTexts(known, rows.filter(isWanted), language, log) : {}
    const sent = textsOf(({ key }) => !isNoticeKey(key))
    return {
      storefront: inEachLanguage((language) => ({
        version: versionOf(sent(language)),
        texts: sent(language),
      })),
      notices: inEachLanguage(textsOf(({ key }) => isNoticeKey(key))),
    }
  })

  return {
    async of(language: Language): Promise<TextOverrides> {
      return (await read()).storefront[language]
    },

    async ownNotices(): Promise<OwnNotice> {
      const { notices } = await read()
      return (language, name, parameters) => {
        const own = notices[language][noticeKey(name)]
        return own === undefined ? null : filledMessage(own, language, asWords(parameters))
      }
    },
  }
}

function inEachLanguage<Value>(of: (language: Language) => Value): Record<Language, Value> {
  return { en: of('en'), ar: of('ar'), tg: of('tg'), ru: of('ru') }
}

/** Numbers of orders and codes are written as they are, not counted. */
const asWords = (parameters: FailureParameters) =>
  Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, String(value)]))

/** One that cannot be shown must not break the page: the original stands in for it. */
function compiledTexts(
  originals: OriginalTexts,
  rows: readonly OverrideRow[],
  language: Language,
  log: Log,
): Texts {
  const texts: Texts = {}
  for (const { key, text } of rows.filter((row) => row.language === language)) {
    const original = originalText(originals, language, key)
    const checked = original === undefined ? null : checkText(language, original, text ?? '')
    if (checked && 'message' in checked) texts[key] = checked.message
    else
      log.warn({ language, key }, 'a text in the shop’s own words does not fit its original and is not shown')
  }
  return texts
}

function versionOf(texts: Texts): string {
  if (Object.keys(texts).length === 0) return ''
  return createHash('sha256').update(JSON.stringify(texts)).digest('base64url').slice(0, 8)
}
