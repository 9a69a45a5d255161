// Texts in the shop's own words as the storefront reads them: compiled, and only those that fit their original.
import { createHash } from 'node:crypto'
import type { Language } from '#contract/core/language.ts'
import type { TextOverrides } from '#contract/features/content/text-override.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import type { Log } from '#server/platform/log/log.ts'
import {
  type OriginalTexts,
  originalText,
  type ReadOriginals,
} from '#server/platform/messages/original-texts.ts'
import { checkText } from './text-check.ts'
import { type OverrideRow, standingOverrides } from './text-override.db.ts'

export interface TextOverrideParts {
  db: Database
  caching: CacheClock
  log: Log
  originals: ReadOriginals
}

type ByLanguage = Readonly<Record<Language, TextOverrides>>

export function createTextOverrides({ db, caching, log, originals }: TextOverrideParts) {
  const read = createCachedValue(caching, async (): Promise<ByLanguage> => {
    dependOn([tags.texts])
    const rows = await standingOverrides(db)
    if (rows.length === 0) return inAllLanguages(() => ({}))
    const known = await originals()
    return inAllLanguages((language) => compiledTexts(known, rows, language, log))
  })

  return {
    async of(language: Language): Promise<TextOverrides> {
      return (await read())[language]
    },
  }
}

type Texts = TextOverrides['texts']

function inAllLanguages(textsOf: (language: Language) => Texts): ByLanguage {
  const one = (language: Language): TextOverrides => {
    const texts = textsOf(language)
    return { version: versionOf(texts), texts }
  }
  return { en: one('en'), ar: one('ar'), tg: one('tg'), ru: one('ru') }
}

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
