// A list of words as clients write it: repeated values, a JSON list as text, a bracketed or a comma-separated text.
import { z } from 'zod'

const longestList = 50

function asWords(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const inside = value.trim().replace(/^\[(.*)\]$/s, '$1')
  return inside
    .split(',')
    .map((word) => word.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((word) => word !== '')
}

/** Only words of a closed set; an unknown word is refused, so that a filter is never silently dropped. */
export function wireWords<const Word extends string>(words: readonly Word[]) {
  return z.preprocess(asWords, z.array(z.enum(words)).max(longestList))
}
