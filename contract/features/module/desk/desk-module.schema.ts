// A module, one way of ordering, as the desk edits it.
import { z } from 'zod'
import { requiredText, seenVersion, writtenText } from '../../../core/desk.ts'
import { listOf } from '../../../core/list-of.ts'
import { moduleTypes } from '../../../core/module-type.ts'
import { asJson, wireFlag, wireIdList } from '../../../core/wire.ts'
import { sectionKeys } from '../home-sections.ts'

const id = z.number().int()
const texts = z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() })

/** A file that was uploaded before; empty is none. */
const pictureFile = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\w.-]*$/)
  .default('')

export const longestModuleName = 60
export const longestModuleText = 300

const fields = {
  module_name: requiredText(longestModuleName),
  description: writtenText(longestModuleText),
  thumbnail: pictureFile,
  icon: pictureFile,
  status: wireFlag,
  /** Its stores deliver into every zone it works in, not only their own. */
  all_zone_service: wireFlag,
  /** Where it works; what delivery costs there is said at each zone. */
  zone_ids: wireIdList,
}

export const moduleInput = z.object({ ...fields, module_type: z.enum(moduleTypes) })

/** The kind is for good: everything in a module follows it. */
export const moduleChange = z.object({ ...fields, version: seenVersion })

export const deskModule = z.object({
  id,
  version: id,
  is_archived: z.boolean(),
  module_type: z.enum(moduleTypes),
  /** Empty where a language only repeats the main one's. */
  module_name: texts,
  description: texts,
  /** As it is shown to whoever asks. */
  name: z.string(),
  thumbnail: z.string(),
  icon: z.string(),
  thumbnail_full_url: z.string(),
  icon_full_url: z.string(),
  status: z.boolean(),
  all_zone_service: z.boolean(),
  zones: z.array(z.object({ id, name: z.string(), status: z.boolean() })),
  stores_count: id,
  items_count: id,
  running_orders: id,
})

export type DeskModule = z.output<typeof deskModule>

const section = z.object({ key: z.enum(sectionKeys), is_on: wireFlag })

/** The home page of a module: each of its sections once, in the sequence customers see them. */
export const homeArrangement = z.object({
  sections: listOf(section, sectionKeys.length, asJson),
  version: seenVersion,
})

export const deskHome = z.object({
  id,
  version: id,
  name: z.string(),
  module_type: z.enum(moduleTypes),
  sections: z.array(z.object({ key: z.enum(sectionKeys), is_on: z.boolean() })),
  /** In the sequence its kind has by itself. */
  usual: z.array(z.enum(sectionKeys)),
})

export type DeskHome = z.output<typeof deskHome>
