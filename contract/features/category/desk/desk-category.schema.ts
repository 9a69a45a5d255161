// Categories and the small lists items choose from, as the desk edits them.
import { z } from 'zod'
import { requiredText, seenVersion } from '../../../core/desk.ts'
import { wireFlag, wireId, wireInteger } from '../../../core/wire.ts'

const id = z.number().int()
const texts = z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() })

/** The name of a file that was sent before; empty is none. */
const pictureFile = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\w.-]*$/)
  .default('')

const longestName = 120

export const versioned = z.object({ version: seenVersion })

export const categoryInput = z.object({
  name: requiredText(longestName),
  image: pictureFile,
  featured: wireFlag.default(false),
  status: wireFlag.default(true),
})

/** 0 stands above all. */
const parent = wireInteger.min(0).default(0)

export const newCategory = categoryInput.extend({ module_id: wireId, parent_id: parent })

export const categoryMove = versioned.extend({
  parent_id: parent,
  /** The one it stands before; without it, it is the last there. */
  before_id: wireId.optional(),
})

export const deskCategory = z.object({
  id,
  version: id,
  module_id: id,
  /** 0: of the first level. */
  parent_id: id,
  slug: z.string(),
  name: texts,
  image: z.string(),
  image_full_url: z.string(),
  featured: z.boolean(),
  status: z.boolean(),
  is_archived: z.boolean(),
  /** Filed directly under it, also those customers do not see. */
  items: id,
  listed_items: id,
})

export type DeskCategory = z.output<typeof deskCategory>

export const unitInput = z.object({ name: requiredText(40) })

export const attributeInput = z.object({ name: requiredText(60) })

export const conditionInput = z.object({
  name: requiredText(longestName),
  image: pictureFile,
  status: wireFlag.default(true),
})

/** Of units and attributes their names only. */
export const deskWord = z.object({ id, version: id, name: texts, items: id })

export const deskCondition = deskWord.extend({
  image: z.string(),
  image_full_url: z.string(),
  status: z.boolean(),
})

export type DeskWord = z.output<typeof deskWord>
export type DeskCondition = z.output<typeof deskCondition>
