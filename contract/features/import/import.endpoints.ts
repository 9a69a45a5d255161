// Bringing in a file, step by step, and taking one out.
import { z } from 'zod'
import { byId, deskCaller, deskList, deskPath, deskRefusals, seenVersion } from '../../core/desk.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { fileReply } from '../../core/file-reply.ts'
import { nothing, wireFlag, wireId, wireInteger } from '../../core/wire.ts'
import { importFailures } from './import.failures.ts'
import { importCounts, importRow, importSummary, importView } from './import.schema.ts'
import { exportFormats, importKinds, importLimits, rowFates } from './import-words.ts'

const importing = { ...deskCaller, feature: 'import', needs: 'import_catalogue' } as const

const path = `${deskPath}/imports`

const refusals = [...deskRefusals] as const

const ofOne = [...refusals, coreFailures.not_found] as const

const step = [...ofOne, coreFailures.changed_meanwhile, importFailures.wrong_state] as const

const seen = z.object({ version: seenVersion })

const mostParts = Math.ceil(importLimits.pictures / importLimits.part)

export const importEndpoints = {
  list: defineEndpoint({
    ...importing,
    method: 'GET',
    path,
    summary: 'Imports, newest first; whoever is kept to stores of their own sees those they started.',
    params: nothing,
    input: z.object(deskList(['created_at'])),
    reply: z.object({ rows: z.array(importSummary), total_size: z.number().int() }),
    failures: [...refusals],
  }),
  begin: defineEndpoint({
    ...importing,
    method: 'POST',
    path,
    summary: 'A new import; its file then comes in parts.',
    params: nothing,
    input: z.object({
      kind: z.enum(importKinds),
      file_name: z.string().trim().min(1).max(200),
      /** Of rows that name no store. */
      store_id: wireId.optional(),
    }),
    reply: importView,
    failures: [
      ...refusals,
      importFailures.kind_not_allowed,
      importFailures.unknown_store,
      importFailures.too_many,
    ],
  }),
  part: defineEndpoint({
    ...importing,
    method: 'POST',
    path: `${path}/{id}/parts`,
    summary:
      'A part of the file or of the ZIP with pictures, numbered from 0; the same number again replaces it.',
    params: byId,
    input: z.object({
      of: z.enum(['file', 'pictures']),
      number: wireInteger.min(0).max(mostParts),
      part: z.file().max(importLimits.part),
    }),
    reply: z.object({ size: z.number().int() }),
    failures: [...ofOne, importFailures.wrong_state, importFailures.too_large],
  }),
  read: defineEndpoint({
    ...importing,
    method: 'POST',
    path: `${path}/{id}/read`,
    summary: 'The file is whole: recognises its columns. Says how many parts were sent.',
    params: byId,
    input: z.object({
      parts: wireInteger.min(1).max(mostParts),
      picture_parts: wireInteger.min(0).max(mostParts).default(0),
    }),
    reply: importView,
    failures: [...ofOne, importFailures.wrong_state, importFailures.not_whole],
  }),
  one: defineEndpoint({
    ...importing,
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'One import and how far it is.',
    params: byId,
    input: nothing,
    reply: importView,
    failures: [...ofOne],
  }),
  check: defineEndpoint({
    ...importing,
    method: 'POST',
    path: `${path}/{id}/check`,
    summary:
      'Finds out in the background what would become of each row; writes nothing. Remembers the mapping.',
    params: byId,
    input: z.object({
      version: seenVersion,
      mapping: z.array(z.string().max(60).nullable()).max(importLimits.columns),
      store_id: wireId.nullish(),
    }),
    reply: importView,
    failures: [
      ...step,
      importFailures.wrong_column,
      importFailures.column_twice,
      importFailures.key_wanted,
      importFailures.unknown_store,
    ],
  }),
  rows: defineEndpoint({
    ...importing,
    method: 'GET',
    path: `${path}/{id}/rows`,
    summary: 'The rows of a checked file with their fate, in the sequence of the file.',
    params: byId,
    input: z.object({ ...deskList(['line']), fate: z.enum(rowFates).optional() }),
    reply: z.object({ rows: z.array(importRow), total_size: z.number().int(), counts: importCounts }),
    failures: [...ofOne],
  }),
  run: defineEndpoint({
    ...importing,
    method: 'POST',
    path: `${path}/{id}/run`,
    summary: 'Writes all rows or none, in the background; refused ones are left out only where that is said.',
    params: byId,
    input: z.object({ version: seenVersion, skip_refused: wireFlag.default(false) }),
    reply: importView,
    failures: [...step, importFailures.has_refused, importFailures.nothing_to_do],
  }),
  cancel: defineEndpoint({
    ...importing,
    method: 'POST',
    path: `${path}/{id}/cancel`,
    summary: 'Ends an import that has not begun to write.',
    params: byId,
    input: seen,
    reply: importView,
    failures: [...step],
  }),
  refused: defineEndpoint({
    ...importing,
    method: 'GET',
    path: `${path}/{id}/refused`,
    summary:
      'The refused rows as they were sent, with their reasons in a column more: to mend and send again.',
    params: byId,
    input: nothing,
    reply: fileReply,
    failures: [...ofOne],
  }),
  export: defineEndpoint({
    ...importing,
    method: 'GET',
    path: `${deskPath}/exports/{kind}`,
    summary: 'A file that imports to the same shop, or a Google Merchant feed of the items.',
    params: z.object({ kind: z.enum(importKinds) }),
    input: z.object({ format: z.enum(exportFormats).default('csv'), store_id: wireId.optional() }),
    reply: fileReply,
    failures: [...refusals, importFailures.kind_not_allowed, importFailures.unknown_store],
  }),
}
