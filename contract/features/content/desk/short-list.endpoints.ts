// The short lists of the desk: kinds of parcels, words for the courier, vehicles, and reasons. All four work alike.
import { z } from 'zod'
import { byId, deskCaller, deskPath, deskRefusals } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures, type FailureKind } from '../../../core/failure.ts'
import { nothing } from '../../../core/wire.ts'
import { message } from '../../session/session.schema.ts'
import { shortListFailures } from './short-list.failures.ts'
import {
  deskParcelCategory,
  deskParcelInstruction,
  deskReason,
  deskVehicle,
  parcelCategoryInput,
  parcelInstructionInput,
  reasonInput,
  vehicleInput,
  withVersion,
} from './short-list.schema.ts'

const reading = { ...deskCaller, feature: 'content', method: 'GET', needs: 'read_catalogue' } as const
const editing = { ...deskCaller, feature: 'content', needs: 'edit_zones' } as const

interface ListParts<Input extends z.ZodType, Entry extends z.ZodType> {
  path: string
  /** What one of them is called in the API's document. */
  what: string
  input: Input
  entry: Entry
  failures?: readonly FailureKind[]
}

function shortList<const Input extends z.ZodType, const Entry extends z.ZodType>({
  path,
  what,
  input,
  entry,
  failures = [],
}: ListParts<Input, Entry>) {
  const [all, single] = [`${deskPath}/${path}`, `${deskPath}/${path}/{id}`]
  const stale = [coreFailures.not_found, coreFailures.changed_meanwhile]
  return {
    list: defineEndpoint({
      ...{ ...reading, path: all, summary: `Every ${what}, also those switched off.`, params: nothing },
      input: nothing,
      reply: z.array(entry),
      failures: [...deskRefusals],
    }),
    make: defineEndpoint({
      ...{ ...editing, method: 'POST', path: all, summary: `A new ${what}.`, params: nothing },
      input,
      reply: entry,
      failures: [...deskRefusals, ...failures],
    }),
    change: defineEndpoint({
      ...{ ...editing, method: 'PUT', path: single, summary: `Changes a ${what}.`, params: byId },
      input: input.and(withVersion),
      reply: entry,
      failures: [...deskRefusals, ...stale, ...failures],
    }),
    remove: defineEndpoint({
      ...{
        ...editing,
        method: 'DELETE',
        path: single,
        summary: `Removes a ${what} nothing names.`,
        params: byId,
      },
      input: withVersion,
      reply: message,
      failures: [...deskRefusals, ...stale, shortListFailures.in_use],
    }),
  }
}

export const shortListEndpoints = {
  parcelCategories: shortList({
    path: 'parcel-categories',
    what: 'kind of parcel',
    input: parcelCategoryInput,
    entry: deskParcelCategory,
    failures: [shortListFailures.no_parcel_module],
  }),
  parcelInstructions: shortList({
    path: 'parcel-instructions',
    what: 'word for the courier of a parcel',
    input: parcelInstructionInput,
    entry: deskParcelInstruction,
  }),
  vehicles: shortList({ path: 'vehicles', what: 'vehicle', input: vehicleInput, entry: deskVehicle }),
  reasons: shortList({ path: 'reasons', what: 'reason', input: reasonInput, entry: deskReason }),
}
