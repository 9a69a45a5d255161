// Modules at the desk: making them, where they work, in which sequence they are shown, and taking them out of use.
import { z } from 'zod'
import { byId, deskCaller, deskPath, deskRefusals, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing, wireIdList } from '../../../core/wire.ts'
import { deskModuleFailures } from './desk-module.failures.ts'
import { deskHome, deskModule, homeArrangement, moduleChange, moduleInput } from './desk-module.schema.ts'

const reading = { ...deskCaller, feature: 'module', method: 'GET', needs: 'read_catalogue' } as const
const editing = { ...deskCaller, feature: 'module', needs: 'edit_zones' } as const

const {
  unknown_zone,
  zone_has_stores,
  has_stores,
  has_orders,
  is_archived,
  unknown_sequence,
  wrong_sections,
} = deskModuleFailures

const version = z.object({ version: seenVersion })
const stale = [coreFailures.not_found, coreFailures.changed_meanwhile] as const

export const deskModuleEndpoints = {
  list: defineEndpoint({
    ...reading,
    path: `${deskPath}/modules`,
    summary: 'All modules in the sequence customers see, archived ones last.',
    params: nothing,
    input: nothing,
    reply: z.array(deskModule),
    failures: [...deskRefusals],
  }),
  make: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${deskPath}/modules`,
    summary: 'A new module of a kind, after the others.',
    params: nothing,
    input: moduleInput,
    reply: deskModule,
    failures: [...deskRefusals, unknown_zone],
  }),
  change: defineEndpoint({
    ...editing,
    method: 'PUT',
    path: `${deskPath}/modules/{id}`,
    summary: 'Changes a module and where it works; what delivery costs in a zone it stays in is kept.',
    params: byId,
    input: moduleChange,
    reply: deskModule,
    failures: [...deskRefusals, ...stale, unknown_zone, zone_has_stores, is_archived],
  }),
  arrange: defineEndpoint({
    ...editing,
    method: 'PUT',
    path: `${deskPath}/module-sequence`,
    summary: 'The sequence customers see them in: every module in use once.',
    params: nothing,
    input: z.object({ ids: wireIdList }),
    reply: z.array(deskModule),
    failures: [...deskRefusals, unknown_sequence],
  }),
  readHome: defineEndpoint({
    ...reading,
    path: `${deskPath}/modules/{id}/home`,
    summary: 'The sections of its home page, also those switched off.',
    params: byId,
    input: nothing,
    reply: deskHome,
    failures: [...deskRefusals, coreFailures.not_found],
  }),
  arrangeHome: defineEndpoint({
    ...editing,
    method: 'PUT',
    path: `${deskPath}/modules/{id}/home`,
    summary: 'Which sections its home page shows, and in which sequence.',
    params: byId,
    input: homeArrangement,
    reply: deskHome,
    failures: [...deskRefusals, ...stale, is_archived, wrong_sections],
  }),
  archive: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${deskPath}/modules/{id}/archive`,
    summary: 'Takes a module out of use; refused while it has stores or running orders.',
    params: byId,
    input: version,
    reply: deskModule,
    failures: [...deskRefusals, ...stale, has_stores, has_orders],
  }),
  restore: defineEndpoint({
    ...editing,
    method: 'POST',
    path: `${deskPath}/modules/{id}/restore`,
    summary: 'Brings an archived module back, switched off.',
    params: byId,
    input: version,
    reply: deskModule,
    failures: [...deskRefusals, ...stale],
  }),
}
