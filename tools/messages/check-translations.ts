// One message area of one language against English: same keys, same arguments, really translated.
import { difference } from './difference.ts'
import { partsOf } from './text-parts.ts'

export type Texts = ReadonlyMap<string, string>

/** Names that are rightly the same in every language, wherever they stand. */
const names = ['Fivefold']

/** Nested messages as dotted keys. */
export function flatTexts(messages: object, prefix = ''): Texts {
  const pairs = Object.entries(messages).flatMap(([key, value]): [string, string][] => {
    const name = prefix ? `${prefix}.${key}` : key
    return typeof value === 'string' ? [[name, value]] : [...flatTexts(Object(value), name)]
  })
  return new Map(pairs)
}

export function translationProblems(english: Texts, translated: Texts): string[] {
  const missing = [...english.keys()].filter((key) => !translated.has(key)).map((key) => `${key} is missing`)
  const present = [...translated].flatMap(([key, text]) => {
    const source = english.get(key)
    const problem = source === undefined ? 'is not an English key' : problemOf(source, text)
    return problem ? [`${key} ${problem}`] : []
  })
  return [...missing, ...present]
}

function problemOf(source: string, text: string): string | null {
  const [wanted, found] = [partsOf(source), partsOf(text)]
  const differing = difference(wanted.names, found.names)
  if (differing.length > 0) return `differs from English in its arguments: ${differing.join(', ')}`
  if (text.trim() === '') return 'is empty'
  const words = names.reduce((rest, name) => rest.replaceAll(name, ''), wanted.words)
  return /\p{Letter}/u.test(words) && text === source ? 'is not translated' : null
}
