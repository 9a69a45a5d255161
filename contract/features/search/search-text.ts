// What is written into `search_text`: the words a thing is called by, each once, then the words it is filed under.
import type { Localised } from '../../core/language.ts'
import { searchWords } from './fold-text.ts'

export interface SearchSubject {
  name: Localised
  /** Tags, active ingredients and the names of its categories, in any language. */
  filed_under?: readonly string[]
}

/** First line: words of the name, which rank first. Second line: the rest. */
export function searchText({ name, filed_under = [] }: SearchSubject): string {
  const called = new Set(Object.values(name).flatMap(searchWords))
  const filed = new Set(filed_under.flatMap(searchWords).filter((word) => !called.has(word)))
  return [[...called].join(' '), [...filed].join(' ')].join('\n').trimEnd()
}
