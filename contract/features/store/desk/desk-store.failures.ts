// Why a store is not made, changed or archived; the code names the field of its form.
import type { FailureKind } from '../../../core/failure.ts'

export const deskStoreFailures = {
  outside_zone: {
    status: 422,
    code: 'place',
    message: 'The store’s point on the map is not in the chosen zone.',
  },
  zone_unknown: { status: 422, code: 'zone_id', message: 'This zone does not exist any more.' },
  module_unknown: { status: 422, code: 'module_id', message: 'This section has no stores.' },
  module_elsewhere: {
    status: 422,
    code: 'module_id',
    message: 'This section does not work in the chosen zone. Add it to the zone first.',
  },
  module_has_items: {
    status: 409,
    code: 'module_id',
    message:
      'The store’s items are filed under categories of its section. Archive them before it moves to another section.',
  },
  hours_overlap: { status: 422, code: 'schedules', message: 'Two times on one day overlap.' },
  times_turned: {
    status: 422,
    code: 'max_delivery_minutes',
    message: 'The longest delivery time is shorter than the shortest.',
  },
  no_way: {
    status: 422,
    code: 'delivery',
    message: 'The store needs delivery or take-away: otherwise nobody can order.',
  },
  charges_turned: {
    status: 422,
    code: 'maximum_shipping_charge',
    message: 'The highest delivery fee is lower than the lowest.',
  },
  discount_turned: { status: 422, code: 'discount', message: 'The discount ends before it begins.' },
  has_orders: {
    status: 409,
    code: 'orders',
    message: 'Orders of this store are still running: {count}. Finish or cancel them first.',
  },
  is_archived: { status: 409, code: 'archived', message: 'This store is archived. Restore it first.' },
} as const satisfies Record<string, FailureKind>
