// Why a module is not saved or archived.
import type { FailureKind } from '../../../core/failure.ts'

export const deskModuleFailures = {
  unknown_zone: { status: 422, code: 'zone_ids', message: 'One of these zones does not exist any more.' },
  zone_has_stores: {
    status: 409,
    code: 'zone_ids',
    message: 'This module has stores in zones you took out: {count}. Move or archive them first.',
  },
  has_stores: {
    status: 409,
    code: 'stores',
    message: 'There are stores in this module: {count}. Archive them first, or only switch the module off.',
  },
  has_orders: {
    status: 409,
    code: 'running-orders',
    message:
      'Orders of this module are still on their way: {count}. Switch it off now and archive it afterwards.',
  },
  is_archived: {
    status: 409,
    code: 'archived',
    message: 'This module is archived. Bring it back before you change it.',
  },
  wrong_sections: {
    status: 422,
    code: 'sections',
    message: 'Name each section of this home page once, and leave at least one of them on.',
  },
  unknown_sequence: {
    status: 409,
    code: 'ids',
    message: 'The modules are not the same any more. Look at the list again.',
  },
} as const satisfies Record<string, FailureKind>
