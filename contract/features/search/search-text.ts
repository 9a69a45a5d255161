// What is written into `search_text`: the words a thing is called by, the words it is filed under, and its names.
import type { Localised } from '../../core/language.ts'
import { searchWords } from './fold-text.ts'
import { wordsOf } from './typed-words.ts'

export interface SearchSubject {
  name: Localised
  /** Tags, active ingredients and the names of its categories, in any language. */
  filed_under?: readonly string[]
}

/** The words of a name in every language, each once. */
export function nameText(name: Localised): string {
  return [...new Set(Object.values(name).flatMap(searchWords))].join(' ')
}

/**
 * First line: words of the name, which rank before others. Second line: the rest. Each further line is a name word by
 * word, as a search reads it: it tells a text that is a whole name from one that is a part of it.
 */
export function searchText({ name, filed_under = [] }: SearchSubject): string {
  const called = nameText(name)
  const isCalled = new Set(called.split(' '))
  const filed = new Set(filed_under.flatMap(searchWords).filter((word) => !isCalled.has(word)))
  const names = new Set(Object.values(name).map((one) => wordsOf(one).join(' ')))
  return [called, [...filed].join(' '), ...names].join('\n')
}

/** Of an item: its names, then its tags and ingredients and the names of its category and of the one above. */
export function itemSearchText(
  {
    name,
    tags,
    generic_name,
  }: Readonly<Record<'tags' | 'generic_name', readonly Localised[]>> & { name: Localised },
  categories: readonly Localised[],
): string {
  const filed = [...tags, ...generic_name, ...categories]
  return searchText({ name, filed_under: filed.flatMap((word) => Object.values(word)) })
}
