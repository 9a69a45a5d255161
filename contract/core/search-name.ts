// What is searched for: any text, of which only the beginning counts.
import { z } from 'zod'
import { cutText } from './clean-value.ts'

/** Longer texts are cut, not refused: somebody pasted a page into the box. */
const longestQuery = 200

export const searchName = z
  .string()
  .trim()
  .min(1)
  .transform((text) => cutText(text, longestQuery))

/** What a page of a search says about the spelling. */
export const correctedName = {
  /** The text the result is for, where words of the asked one were misspelt. */
  corrected_name: z.string().optional(),
}
