// What a zone is checked for before it is saved, and saving it: the same for a change and for taking one back.
import { isDeepStrictEqual } from 'node:util'
import { mostCorners } from '#contract/core/area/check-polygon.ts'
import { Failure, refuseUnless } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { borderFailures, deskZoneFailures } from '#contract/features/zone/desk/desk-zone.failures.ts'
import { borderProblem, leftOutside } from '#contract/features/zone/desk/zone-border.rules.ts'
import type { Statements } from '#server/database/connection.ts'
import {
  linksOf,
  otherBorders,
  replaceLinks,
  runningPlaces,
  storePlaces,
  updateZone,
  usableModules,
  type ZoneRow,
} from './desk-zones.db.ts'
import { fieldsNow, type ZoneFields } from './zone-values.ts'

export async function currentFields(tx: Statements, row: ZoneRow): Promise<ZoneFields> {
  const links = await linksOf(tx, [row.id])
  return fieldsNow(
    row,
    links.map(({ link }) => link),
  )
}

export async function refuseBorder(
  tx: Statements,
  id: number | null,
  wanted: ZoneFields,
  language: Language,
): Promise<void> {
  const { rings, priority = 0, status = true } = wanted
  const others = await otherBorders(tx, language, id)
  const problem = borderProblem({ rings, priority, status }, others)
  if (!problem) return
  const names = problem.kind === 'overlap' ? problem.names.join(', ') : ''
  throw new Failure(borderFailures[problem.kind], { most: mostCorners, names }, { at: problem.at ?? null })
}

/** A zone that lay over another before the desk minded may still be renamed. */
export async function refuseChange(
  tx: Statements,
  row: ZoneRow,
  now: ZoneFields,
  wanted: ZoneFields,
  language: Language,
): Promise<void> {
  const border = ({ rings, priority, status }: ZoneFields) => [rings, priority, status]
  if (!isDeepStrictEqual(border(now), border(wanted))) await refuseBorder(tx, row.id, wanted, language)
  await refuseModules(tx, wanted)
  const kept = new Set(wanted.modules.map(({ module_id }) => module_id))
  const count = (await linksOf(tx, [row.id]))
    .filter(({ link }) => !kept.has(link.module_id))
    .reduce((sum, { stores_count }) => sum + stores_count, 0)
  refuseUnless(count === 0, deskZoneFailures.module_has_stores, { count })
}

export async function refuseModules(tx: Statements, { modules }: ZoneFields): Promise<void> {
  const known = await usableModules(
    tx,
    modules.map(({ module_id }) => module_id),
  )
  refuseUnless(known.length === modules.length, deskZoneFailures.unknown_module)
  const isTurned = modules.some(
    ({ minimum_shipping_charge: lowest, maximum_shipping_charge: highest }) =>
      lowest !== null && highest !== null && highest < lowest,
  )
  refuseUnless(!isTurned, deskZoneFailures.charges_turned)
}

async function outsideOf(tx: Statements, row: ZoneRow, { rings }: ZoneFields) {
  if (isDeepStrictEqual(row.rings, rings)) return { stores: 0, orders: 0 }
  const [stores, orders] = await Promise.all([storePlaces(tx, row.id), runningPlaces(tx, row.id)])
  return {
    stores: leftOutside(row.rings, rings, stores).length,
    orders: leftOutside(row.rings, rings, orders).length,
  }
}

export async function refuseLeavingOutside(tx: Statements, row: ZoneRow, wanted: ZoneFields): Promise<void> {
  const outside = await outsideOf(tx, row, wanted)
  if (outside.stores + outside.orders > 0) {
    throw new Failure(deskZoneFailures.leaves_outside, outside, outside)
  }
}

export async function writeZone(
  tx: Statements,
  row: ZoneRow,
  now: ZoneFields,
  wanted: ZoneFields,
): Promise<void> {
  const { modules, ...values } = wanted
  const kept = new Set(modules.map(({ module_id }) => module_id))
  const gone = now.modules.map(({ module_id }) => module_id).filter((id) => !kept.has(id))
  await updateZone(tx, row.id, values)
  await replaceLinks(tx, row.id, modules, gone)
}
