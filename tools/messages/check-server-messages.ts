// The server's catalogues: every English text it may send has its translation, with the same places to fill.
import { difference } from './difference.ts'

export type Catalogue = Readonly<Record<string, string>>

/** `written`: every text that stands anywhere in the sources; a catalogue entry outside it is left over. */
export function serverMessageProblems(
  english: ReadonlySet<string>,
  catalogue: Catalogue,
  written: ReadonlySet<string> = english,
): string[] {
  const missing = [...english]
    .filter((text) => catalogue[text] === undefined)
    .map((text) => `lacks a translation of '${text}'`)
  const present = Object.entries(catalogue).flatMap(([text, translated]) => {
    if (!english.has(text) && !written.has(text)) return [`translates a text nobody sends: '${text}'`]
    if (translated === text) return [`does not translate '${text}'`]
    const differing = difference(placesOf(text), placesOf(translated))
    return differing.length > 0 ? [`fills other places than English in '${text}'`] : []
  })
  return [...missing, ...present]
}

function placesOf(text: string): Set<string> {
  return new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))
}
