// All texts of storefront and server in all languages.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '#contract/core/language.ts'
import { arabicMessages } from '#server/platform/messages/messages.ar.ts'
import { russianMessages } from '#server/platform/messages/messages.ru.ts'
import { tajikMessages } from '#server/platform/messages/messages.tg.ts'
import type { Finding } from '../report/finding.ts'
import { serverMessageProblems } from './check-server-messages.ts'
import { flatTexts, type Texts, translationProblems } from './check-translations.ts'
import { serverTexts, writtenTexts } from './server-texts.ts'

export interface MessagesReport {
  texts: number
  findings: Finding[]
}

const folder = 'web/messages'

async function readArea(root: string, file: string): Promise<Texts> {
  // A language that lacks a whole area lacks each of its texts.
  if (!existsSync(join(root, file))) return new Map()
  const exported: object = await import(pathToFileURL(join(root, file)).href)
  return flatTexts(exported)
}

export async function checkMessages(root: string): Promise<MessagesReport> {
  // The desk's lie in a folder of their own.
  const areas = readdirSync(join(root, folder, 'en'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  )
  const findings: Finding[] = []
  let texts = 0
  for (const area of areas) {
    const english = await readArea(root, `${folder}/en/${area}`)
    texts += english.size
    for (const language of languages.filter((one) => one !== 'en')) {
      const file = `${folder}/${language}/${area}`
      const problems = translationProblems(english, await readArea(root, file))
      findings.push(...problems.map((text) => ({ file, text })))
    }
  }
  const sent = await serverTexts(root)
  const written = writtenTexts(root)
  const catalogues = { ar: arabicMessages, tg: tajikMessages, ru: russianMessages }
  for (const [language, catalogue] of Object.entries(catalogues)) {
    const file = `server/platform/messages/messages.${language}.ts`
    findings.push(...serverMessageProblems(sent, catalogue, written).map((text) => ({ file, text })))
  }
  return { texts: texts + sent.size, findings }
}
