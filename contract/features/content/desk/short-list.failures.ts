// Why an entry of a short list is not saved or removed.
import type { FailureKind } from '../../../core/failure.ts'

export const shortListFailures = {
  in_use: {
    status: 409,
    code: 'in-use',
    message: 'Orders or couriers name this entry. Switch it off instead of removing it.',
  },
  no_parcel_module: { status: 422, code: 'module_id', message: 'Choose a module that carries parcels.' },
} as const satisfies Record<string, FailureKind>
