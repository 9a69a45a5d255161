// Taking back a change of a module, where no store stands in a zone it would leave.
import { z } from 'zod'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import {
  changeZones,
  linkedZones,
  lockModule,
  modulesListed,
  storesInZones,
  updateModule,
  usableZones,
} from './desk-modules.db.ts'
import { arrange, arrangementOf } from './module-home.ts'

const texts = z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() })

/** As the log keeps them. */
const loggedFields = z
  .strictObject({
    module_name: texts,
    description: texts,
    thumbnail: z.string(),
    icon: z.string(),
    status: z.boolean(),
    all_zone_service: z.boolean(),
    zone_ids: z.array(z.number().int()),
    home_sections: z.array(z.string()),
  })
  .partial()

export const undoModule = undoChange({
  async read(db, ids) {
    const [rows, links] = await Promise.all([modulesListed(db, 'en'), linkedZones(db, ids)])
    const wanted = rows.filter(({ module }) => ids.includes(module.id))
    const known = wanted.map(async ({ module: { id, ...fields } }) => {
      const zone_ids = links.flatMap((link) => (link.module_id === id ? [link.zone_id] : []))
      const home_sections = await arrangementOf(db, { id, module_type: fields.module_type })
      return [id, { ...fields, zone_ids, home_sections }] as const
    })
    return new Map(await Promise.all(known))
  },

  async hold(tx, id) {
    await lockModule(tx, id)
  },

  async write(tx, id, fields) {
    const known = loggedFields.safeParse(fields)
    if (!known.success) return false
    const { home_sections } = known.data
    if (home_sections) {
      const row = await lockModule(tx, id)
      if (!row) return false
      await arrange(tx, row, home_sections)
    }
    const { zone_ids, module_name, description, thumbnail, icon, status, all_zone_service } = known.data
    if (zone_ids) {
      const had = (await linkedZones(tx, [id])).map(({ zone_id }) => zone_id)
      const gone = had.filter((zone_id) => !zone_ids.includes(zone_id))
      const usable = await usableZones(tx, zone_ids)
      if (usable.length < zone_ids.length || (await storesInZones(tx, id, gone)) > 0) return false
      await changeZones(tx, id, { added: zone_ids.filter((zone_id) => !had.includes(zone_id)), gone })
    }
    await updateModule(tx, id, {
      ...(module_name ? { module_name } : {}),
      ...(description ? { description } : {}),
      ...(thumbnail === undefined ? {} : { thumbnail }),
      ...(icon === undefined ? {} : { icon }),
      ...(status === undefined ? {} : { status }),
      ...(all_zone_service === undefined ? {} : { all_zone_service }),
    })
    return true
  },
})
