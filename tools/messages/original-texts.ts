// Every text of the storefront in every language, as it is written: what the desk rewords.
import { readdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages } from '#contract/core/language.ts'
import { flatTexts } from './check-translations.ts'

type TextsByLanguage = Record<Language, Record<string, string>>

/** The desk's own lie in a folder of their own, and are nobody's to reword. */
export async function readOriginals(root: string): Promise<TextsByLanguage> {
  const texts: TextsByLanguage = { en: {}, ar: {}, tg: {}, ru: {} }
  for (const language of languages) {
    const folder = join(root, 'web/messages', language)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts'))) {
      const exported: object = await import(pathToFileURL(join(folder, file)).href)
      Object.assign(texts[language], Object.fromEntries(flatTexts(exported)))
    }
  }
  return texts
}

export async function writeOriginals(root: string, file: string): Promise<void> {
  await writeFile(file, JSON.stringify(await readOriginals(root)))
}
