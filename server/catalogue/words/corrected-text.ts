// What a misspelt text was taken for, spelled as in the names of what was found for it.
import { searchWords } from '#contract/features/search/fold-text.ts'
import { formsOf } from '#contract/features/search/typed-words.ts'

/** A typed word that may be misspelt. */
export interface DoubtedWord {
  /** Folded. */
  typed: string
  /** Whether a folded word is one it may be a misspelling of. */
  isMeant: (word: string) => boolean
  /** What it was taken for where no name shows it. */
  likeliest?: string | undefined
}

const spelledWord = /[\p{L}\p{N}\p{M}'’ʼ`]+/gu

/** The text with its misspelt words corrected; undefined where all of them were found as typed. */
export function correctedText(
  text: string,
  doubted: readonly DoubtedWord[],
  names: readonly string[],
): string | undefined {
  const spelled = names.map((name) =>
    (name.match(spelledWord) ?? []).map((word) => ({ word, folded: searchWords(word)[0] ?? '' })),
  )
  const corrections = new Map<string, string>()
  for (const one of doubted) {
    const correction = correctionOf(one, spelled)
    if (correction !== undefined) corrections.set(one.typed, correction)
  }
  if (corrections.size === 0) return undefined
  return text.trim().replace(spelledWord, (word) => corrections.get(searchWords(word)[0] ?? '') ?? word)
}

interface SpelledWord {
  word: string
  folded: string
}

/** The first name that has the word, as typed or as it may be meant, decides. */
function correctionOf(
  { typed, isMeant, likeliest }: DoubtedWord,
  names: readonly (readonly SpelledWord[])[],
): string | undefined {
  const forms = formsOf(typed)
  for (const name of names) {
    if (name.some(({ folded }) => forms.some((form) => folded.includes(form)))) return undefined
    const meant = name.find(({ folded }) => isMeant(folded))
    if (meant) return meant.word.toLocaleLowerCase()
  }
  return likeliest
}
