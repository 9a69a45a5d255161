// Where stores stand: real houses inside the delivery zones, taken so that every zone has a choice of stores.
import { createAreaIndex } from '#server/platform/geo/polygons.ts'
import { chanceFrom } from '../art/paint/random.ts'
import { pickSome } from './chance.ts'
import type { StoreSite } from './stores.ts'
import type { WorldPlan } from './world-plan.ts'
import { townShift, zoneIn, zoneRows } from './zones-and-modules.ts'

/** Houses inside an active zone, each with the first zone that holds it. */
export function sitesOf(plan: WorldPlan): StoreSite[] {
  const index = createAreaIndex(
    zoneRows()
      .map((row) => ({ ...row, priority: row.priority ?? 0 }))
      .filter((row) => row.status),
  )
  return plan.streets.flatMap((street) => {
    const [zone] = index.at(street)
    return zone ? [{ ...street, zone_id: zone.id }] : []
  })
}

/** Zones take turns, so that every part of the city has a choice of stores. */
const turns = [1, 2, 3, 1, 2, 1, 3]

export function* sitesInTurn(sites: readonly StoreSite[]): Generator<StoreSite, undefined> {
  const byZone = Map.groupBy(pickSome(sites, sites.length, chanceFrom('sites')), (site) => site.zone_id)
  for (let turn = 0; ; turn += 1) {
    const site = byZone.get(turns[turn % turns.length] ?? 1)?.pop()
    if (!site) return
    yield site
  }
}

/** Without end: town after town takes the next house of the list, and a full list begins again. */
export function* sitesInTowns(sites: readonly StoreSite[], towns: number): Generator<StoreSite, never> {
  const inTurn = [...sitesInTurn(sites)]
  for (let place = 0; ; place += 1) {
    const town = place % towns
    const site = inTurn[Math.floor(place / towns) % inTurn.length]
    if (!site) throw new Error('The city has no house for a store')
    const shift = townShift(town)
    yield {
      ...site,
      zone_id: zoneIn(site.zone_id, town),
      lat: site.lat + shift.lat,
      lng: site.lng + shift.lng,
    }
  }
}
