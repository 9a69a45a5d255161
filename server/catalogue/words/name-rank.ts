// How well the names of a store match a text: the same ranks as those of items, from the names themselves, for few are found.
import type { Localised } from '#contract/core/language.ts'
import { isMisspelling } from '#contract/features/search/spelling.ts'
import { formsOf, wordsOf } from '#contract/features/search/typed-words.ts'
import { rank } from './text-match.ts'

/** Folding is most of the work, and a store keeps its name from search to search. */
const foldedNames = new WeakMap<Localised, readonly (readonly string[])[]>()

/** Of each language, as a search reads it. */
export function namesIn(name: Localised): readonly (readonly string[])[] {
  const known = foldedNames.get(name) ?? Object.values(name).map(wordsOf)
  foldedNames.set(name, known)
  return known
}

/** How a typed word stands in a word of a name. */
interface Standing {
  equals: (word: string) => boolean
  begins: (word: string) => boolean
  isInside: (word: string) => boolean
}

function standingOf(typed: string, similar: boolean): Standing {
  const forms = formsOf(typed)
  const isMeant = (word: string) => similar && isMisspelling(typed, word)
  return {
    equals: (word) => forms.includes(word) || isMeant(word),
    begins: (word) => forms.some((form) => word.startsWith(form)) || isMeant(word),
    isInside: (word) => forms.some((form) => word.includes(form)) || isMeant(word),
  }
}

/** One of `rank` of what was found by the words; where `similar`, a misspelt word counts as what it may mean. */
export function nameRanking(
  typed: readonly string[],
  similar: boolean,
): (name: Localised | undefined) => number {
  const standings = typed.map((word) => standingOf(word, similar))
  const last = standings.length - 1
  const isBegun = (name: readonly string[]) =>
    standings.every(({ equals, begins }, at) => (at === last ? begins : equals)(name[at] ?? ''))
  const isWhole = (name: readonly string[]) =>
    name.length === standings.length && standings.every(({ equals }, at) => equals(name[at] ?? ''))
  return (name) => {
    const names = name ? namesIn(name) : []
    const words = names.flat()
    if (names.some(isWhole)) return rank.whole_name
    if (names.some(isBegun)) return rank.name_beginning
    if (standings.every(({ equals }) => words.some(equals))) return rank.exact
    if (standings.every(({ isInside }) => words.some(isInside))) return rank.close
    return rank.mentioned
  }
}
