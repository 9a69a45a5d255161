// What somebody typed, as words to search by.
import { searchWords } from './fold-text.ts'

/** More words only narrow a search that is already narrow, and each is held against everything that has a name. */
const wordsAtMost = 8

/** They join the words of a name and say nothing about it. */
const joiningWords = new Set(
  searchWords('and with of the for from or и со из для или ва бо аз дар барои و مع في من على أو'),
)

/** They do as well, but at the end of a text they are a vitamin, or a word somebody has just begun. */
const joiningLetters = new Set(searchWords('a с в'))

/** Joining words count where somebody typed nothing else. */
export function wordsOf(typed: string): string[] {
  const words = searchWords(typed)
  const meaningful = words.filter(
    (word, place) => !joiningWords.has(word) && (place === words.length - 1 || !joiningLetters.has(word)),
  )
  return [...new Set(meaningful.length === 0 ? words : meaningful)].slice(0, wordsAtMost)
}

const article = 'ال'

/** Alone, or grown together with a small word before it; a word of fewer letters behind it is none. */
const articleBefore = /^(?:[وبكف]?ال|لل)(?=\p{L}{3})/u

/** In Arabic the article is a part of its word, and people type names with and without it. */
export function withoutArticle(word: string): string {
  return word.replace(articleBefore, '')
}

/** How a typed word may stand in a name, as it was typed first. */
export function formsOf(word: string): string[] {
  if (!/^\p{Script=Arabic}/u.test(word)) return [word]
  const bare = withoutArticle(word)
  return [...new Set([word, bare, article + bare])]
}
