// The texts of the storefront as the desk lists and rewords them.
import { z } from 'zod'
import { deskList } from '../../../core/desk.ts'
import { languages } from '../../../core/language.ts'
import { wireInteger } from '../../../core/wire.ts'

export const longestText = 2_000

export const textLanguage = z.enum(languages)

/** `cart.empty`: the area of the shop it belongs to, then its name there. */
export const textKey = z.string().max(200)

export const textStates = ['all', 'changed'] as const

export const textsSearch = z.object({
  ...deskList(['place']),
  language: textLanguage.default('en'),
  /** The part of the shop it is shown in. */
  area: z.string().max(40).default(''),
  state: z.enum(textStates).default('all'),
})

/** An own wording; who has never changed the text has seen version 0 of it. */
export const seenTextVersion = wireInteger.min(0)

export const ownWording = z.string().trim().min(1).max(longestText)

export const deskText = z.object({
  key: z.string(),
  area: z.string(),
  original: z.string(),
  /** What it says in English, where that is not the language asked for. */
  english: z.string().nullable(),
  /** Null: the original holds. */
  own: z.string().nullable(),
  version: z.number().int(),
  /** The own wording is not shown: it does not fit the original any more, which an update has changed. */
  is_ignored: z.boolean(),
})

export type DeskText = z.output<typeof deskText>

export const textArea = z.object({
  name: z.string(),
  total: z.number().int(),
  changed: z.number().int(),
})

/** What the text says with values filled in, once for each number it says differently. */
export const textPreview = z.object({
  lines: z.array(z.string()),
})
