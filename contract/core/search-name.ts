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
