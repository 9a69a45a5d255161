// The texts of the storefront as they were written, by language and key; the build writes them into one file.
import { readFile } from 'node:fs/promises'
import type { Language } from '#contract/core/language.ts'
import { createMemo } from '../cache/memo.ts'

/** By area and name, `cart.empty`, in the syntax of ICU messages. */
export type OriginalTexts = Readonly<Record<Language, Readonly<Record<string, string>>>>

export type ReadOriginals = () => Promise<OriginalTexts>

/** Read when somebody looks at the texts, or a shop has its own: most shops never do. */
export function originalsIn(file: string): ReadOriginals {
  return createMemo(async (): Promise<OriginalTexts> => JSON.parse(await readFile(file, 'utf8'))).get
}

/** Undefined: there is no such text. */
export function originalText(texts: OriginalTexts, language: Language, key: string): string | undefined {
  return Object.hasOwn(texts[language], key) ? texts[language][key] : undefined
}
