// Taking back a change of a zone, where its border is still free and leaves nobody outside.
import { z } from 'zod'
import { coreFailures, Failure, refuse } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { undoChange } from '#server/features/audit/undo-change.service.ts'
import { linksOf, lockBorders, lockZone, zonesWithCounts } from './desk-zones.db.ts'
import { currentFields, refuseChange, refuseLeavingOutside, writeZone } from './save-zone.ts'
import { fieldsNow, type ZoneFields } from './zone-values.ts'

const texts = z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() })
const charge = z.number().int().nullable()

/** As the log keeps them. */
const loggedFields = z
  .object({
    name: texts,
    status: z.boolean(),
    rings: z.array(z.array(z.tuple([z.number(), z.number()]))),
    priority: z.number().int(),
    cash_on_delivery: z.boolean(),
    digital_payment: z.boolean(),
    offline_payment: z.boolean(),
    increased_delivery_fee: z.number(),
    increased_delivery_fee_status: z.boolean(),
    increase_delivery_charge_message: texts,
    modules: z.array(
      z.object({
        module_id: z.number().int(),
        per_km_shipping_charge: charge,
        minimum_shipping_charge: charge,
        maximum_shipping_charge: charge,
        maximum_cod_order_amount: charge,
      }),
    ),
  })
  .partial()

export function undoZone(mainLanguage: () => Promise<Language>) {
  return undoChange({
    async read(db, ids) {
      const [rows, links] = await Promise.all([zonesWithCounts(db, ids), linksOf(db, ids)])
      return new Map(
        rows.map(({ zone }) => {
          const own = links.flatMap(({ link }) => (link.zone_id === zone.id ? [link] : []))
          return [zone.id, { ...fieldsNow(zone, own) }]
        }),
      )
    },

    async hold(tx, id) {
      await lockBorders(tx)
      await lockZone(tx, id)
    },

    async write(tx, id, fields) {
      const row = (await lockZone(tx, id)) ?? refuse(coreFailures.not_found)
      const now = await currentFields(tx, row)
      const wanted = { ...now, ...withoutMissing(loggedFields.parse(fields)) }
      try {
        await refuseChange(tx, row, now, wanted, await mainLanguage())
        await refuseLeavingOutside(tx, row, wanted)
      } catch (problem) {
        if (problem instanceof Failure) return false
        throw problem
      }
      await writeZone(tx, row, now, wanted)
      return true
    },
  })
}

function withoutMissing(fields: z.output<typeof loggedFields>): Partial<ZoneFields> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}
