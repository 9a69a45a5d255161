// The desk's texts, apart from the shop's: the shop's bundle lists every file of its own folders, and must not list these.
import type { Language } from '#contract/core/language.ts'
import type { Messages, MessageTree } from './catalogue.ts'
import type { DeskMessages } from './desk-messages.ts'

const files = import.meta.glob<Record<string, MessageTree>>([
  './{en,ar,tg,ru}/common.ts',
  // What is inside an item is called as customers read it.
  './{en,ar,tg,ru}/label.ts',
  './{en,ar,tg,ru}/desk/*.ts',
])

/** All of them at once: they travel as one file. */
export async function loadDeskMessages(language: Language): Promise<Messages & DeskMessages> {
  const own = Object.entries(files).filter(([path]) => path.startsWith(`./${language}/`))
  const loaded = await Promise.all(own.map(([, load]) => load()))
  return Object.assign({}, ...loaded)
}
