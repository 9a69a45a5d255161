// Delivery areas at the desk: drawing them, what delivery costs there, and taking them out of use.
import { z } from 'zod'
import { byId, deskCaller, deskList, deskPath, deskRefusals, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing } from '../../../core/wire.ts'
import { borderFailures, deskZoneFailures } from './desk-zone.failures.ts'
import {
  deskZone,
  deskZoneRow,
  zoneBorder,
  zoneChange,
  zoneInput,
  zoneSorts,
  zoneStates,
} from './desk-zone.schema.ts'

const reading = { ...deskCaller, feature: 'zone', method: 'GET', needs: 'read_catalogue' } as const
const editing = { ...deskCaller, feature: 'zone', needs: 'edit_zones' } as const

const {
  unknown_module,
  charges_turned,
  leaves_outside,
  module_has_stores,
  has_orders,
  has_stores,
  is_archived,
} = deskZoneFailures

const saving = [...Object.values(borderFailures), unknown_module, charges_turned]

const one = z.object({ version: seenVersion })

export const deskZoneEndpoints = {
  list: defineEndpoint({
    ...reading,
    path: `${deskPath}/zones`,
    summary: 'Zones with how many stores and running orders each has.',
    params: nothing,
    input: z.object({ ...deskList(zoneSorts), state: z.enum(zoneStates).default('in_use') }),
    reply: z.object({ rows: z.array(deskZoneRow), total_size: z.number().int() }),
    failures: [...deskRefusals],
  }),
  borders: defineEndpoint({
    ...reading,
    path: `${deskPath}/zone-borders`,
    summary: 'The borders of all zones in use, to draw them on one map.',
    params: nothing,
    input: nothing,
    reply: z.array(zoneBorder),
    failures: [...deskRefusals],
  }),
  read: defineEndpoint({
    ...reading,
    path: `${deskPath}/zones/{id}`,
    summary: 'One zone as it is edited.',
    params: byId,
    input: nothing,
    reply: deskZone,
    failures: [...deskRefusals, coreFailures.not_found],
  }),
  make: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${deskPath}/zones`,
    summary: 'A new zone with its border and what delivery costs there.',
    params: nothing,
    input: zoneInput,
    reply: deskZone,
    failures: [...deskRefusals, ...saving],
  }),
  change: defineEndpoint({
    ...editing,
    method: 'PUT',
    path: `${deskPath}/zones/{id}`,
    summary:
      'Changes a zone. A border that leaves stores or running orders outside is refused until `leaves_outside` says that is meant.',
    params: byId,
    input: zoneChange,
    reply: deskZone,
    failures: [
      ...deskRefusals,
      ...saving,
      ...[
        coreFailures.not_found,
        coreFailures.changed_meanwhile,
        leaves_outside,
        module_has_stores,
        is_archived,
      ],
    ],
  }),
  archive: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${deskPath}/zones/{id}/archive`,
    summary: 'Takes a zone out of use; refused while it has stores or running orders.',
    params: byId,
    input: one,
    reply: deskZone,
    failures: [
      ...deskRefusals,
      coreFailures.not_found,
      coreFailures.changed_meanwhile,
      has_orders,
      has_stores,
    ],
  }),
  restore: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${deskPath}/zones/{id}/restore`,
    summary: 'Brings an archived zone back, switched off.',
    params: byId,
    input: one,
    reply: deskZone,
    failures: [...deskRefusals, coreFailures.not_found, coreFailures.changed_meanwhile],
  }),
}
