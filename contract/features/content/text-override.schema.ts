// Texts of the storefront that the shop says in its own words, as the storefront reads them.
import { z } from 'zod'

/** A message as the storefront's formatter takes it: words, or a list of words and places to fill in. */
const compiledText = z.union([z.string(), z.array(z.unknown())])

export const textOverrides = z.object({
  /** Changes with any of them. Empty where nothing is overridden. */
  version: z.string(),
  /** By area and key: `cart.empty`. */
  texts: z.record(z.string(), compiledText),
})

export type TextOverrides = z.output<typeof textOverrides>
