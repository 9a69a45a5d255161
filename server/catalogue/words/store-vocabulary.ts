// The words stores are called by, each with a number from 1: a typed word is held against them, not against every name.
import { LRUCache } from 'lru-cache'
import { lettersOf } from '#contract/core/edit-distance.ts'
import { errorsFrom } from '#contract/features/search/spelling.ts'
import { formsOf, withoutArticle } from '#contract/features/search/typed-words.ts'

/** Numbers of the words that are like a typed one. */
export interface AlikeWords {
  /** They begin with it. */
  beginning: readonly number[]
  /** It stands elsewhere in them; nowhere if it has only a letter or two. */
  inside: readonly number[]
  /** It may be a misspelling of them. */
  meant: () => readonly number[]
}

/** Two letters are inside too many words: of fewer than three, the beginning of a word counts. */
export const shortestInside = 3

/** A request asks for its words several times and for each module in a zone; other requests ask for other words. */
const rememberedAtMost = 64

export function createStoreVocabulary() {
  const numbers = new Map<string, number>()
  const words: string[] = []
  const letters: number[] = []
  const remembered = new LRUCache<string, AlikeWords>({ max: rememberedAtMost })
  let lined: ReturnType<typeof inOneLine> | undefined

  function numberOf(word: string): number {
    const known = numbers.get(word)
    if (known !== undefined) return known
    const number = words.push(word)
    numbers.set(word, number)
    letters.push(lettersOf(word))
    // What was found among fewer words is stale.
    if (remembered.size > 0) remembered.clear()
    lined = undefined
    return number
  }

  function meantBy(typed: string): number[] {
    const errors = errorsFrom(typed)
    const found: number[] = []
    words.forEach((word, at) => {
      if (errors(word, letters[at] ?? 0) < Number.POSITIVE_INFINITY) found.push(at + 1)
    })
    return found
  }

  function hold(typed: string): AlikeWords {
    lined ??= inOneLine(words)
    // What stands behind an article stands in the word with and without it.
    const bare = withoutArticle(typed)
    const holding = wordsWith(bare.length < shortestInside ? ` ${bare}` : bare, lined)
    const forms = formsOf(typed)
    const begins = (number: number) => forms.some((form) => words[number - 1]?.startsWith(form))
    const { beginning = [], inside = [] } = Object.groupBy(holding, (number) =>
      begins(number) ? 'beginning' : 'inside',
    )
    let meant: number[] | undefined
    return { beginning, inside, meant: () => (meant ??= meantBy(typed)) }
  }

  return {
    /** Of a folded text, whose words stand one space apart. */
    numbersOf: (text: string): number[] => (text === '' ? [] : text.split(' ').map(numberOf)),

    /** A typed word is held against each known word once, however many stores have it. */
    alike(typed: string): AlikeWords {
      const known = remembered.get(typed)
      if (known) return known
      const found = hold(typed)
      remembered.set(typed, found)
      return found
    },

    size: () => words.length,
  }
}

export type StoreVocabulary = ReturnType<typeof createStoreVocabulary>

/** Against so many a typed word is held within two milliseconds; words of names that were changed are among them. */
const wordsAtMost = 50_000

/** One for all stores until it is full; then the next is begun, and the full one goes with the last stores read with it. */
export function createStoreVocabularies(atMost = wordsAtMost): () => StoreVocabulary {
  let current = createStoreVocabulary()
  return () => {
    if (current.size() >= atMost) current = createStoreVocabulary()
    return current
  }
}

/** Each behind a space, with where it ends: one pass over a long text is far quicker than one over many short ones. */
function inOneLine(words: readonly string[]) {
  let end = 0
  const ends = Uint32Array.from(words, (word) => {
    end += word.length + 1
    return end
  })
  return { line: ` ${words.join(' ')}`, ends }
}

/** A pattern without a space inside is never found across two words. */
function wordsWith(pattern: string, { line, ends }: ReturnType<typeof inOneLine>): number[] {
  const found: number[] = []
  let at = 0
  for (let hit = line.indexOf(pattern); hit !== -1; hit = line.indexOf(pattern, ends[at])) {
    while (hit >= (ends[at] ?? line.length)) at += 1
    found.push(at + 1)
  }
  return found
}
