// How much of a name a typed text is, apart from words such as 'street' that say only what kind of place it is.
import { phoneticWords } from '../names/phonetic-words.ts'

/** `holds`: all typed words are whole words of the name, but it begins with another. */
export type NameMatch = 'equal' | 'begins' | 'holds' | 'none'

const kindWords = new Set(
  phoneticWords(
    'street avenue lane highway boulevard embankment square drive alley road microdistrict district city ' +
      'улица ул проспект просп пр переулок пер шоссе бульвар набережная площадь проезд аллея трасса дорога ' +
      'микрорайон мкр мкрн район город көшесі даңғылы',
  ),
)

/** A name of nothing else keeps them. */
export function withoutKind(words: readonly string[]): readonly string[] {
  const proper = words.filter((word) => !kindWords.has(word))
  return proper.length === 0 ? words : proper
}

const strengths: readonly NameMatch[] = ['equal', 'begins', 'holds']

/** The best of its spellings; words are phonetic, the last typed one may be half written. */
export function nameMatch(spellings: readonly (readonly string[])[], typed: readonly string[]): NameMatch {
  const matches = spellings.map((name) => matchOf(name, typed))
  return strengths.find((strength) => matches.includes(strength)) ?? 'none'
}

function matchOf(name: readonly string[], typed: readonly string[]): NameMatch {
  const last = typed.length - 1
  const isBegun = typed.every((word, at) =>
    at === last ? (name[at]?.startsWith(word) ?? false) : name[at] === word,
  )
  if (isBegun) return name.length === typed.length && name[last] === typed[last] ? 'equal' : 'begins'
  return typed.every((word) => name.includes(word)) ? 'holds' : 'none'
}
