// Why a delivery area is not saved or archived.
import type { FailureKind } from '../../../core/failure.ts'
import type { BorderProblem } from './zone-border.rules.ts'

/** One for everything that can be wrong with a border. */
export const borderFailures = {
  'too-few-corners': { status: 422, code: 'rings', message: 'A border needs at least three corners.' },
  'too-many-corners': {
    status: 422,
    code: 'rings',
    message: 'The border has more than {most} corners. Leave some of them out.',
  },
  'outside-world': {
    status: 422,
    code: 'rings',
    message: 'A corner is not on the map: latitudes go from -90 to 90, longitudes from -180 to 180.',
  },
  'not-closed': { status: 422, code: 'rings', message: 'The border does not end where it begins.' },
  'no-area': {
    status: 422,
    code: 'rings',
    message: 'The corners lie in one line: there is no area between them.',
  },
  crossing: { status: 422, code: 'rings', message: 'The border crosses or touches itself.' },
  'hole-outside': {
    status: 422,
    code: 'rings',
    message: 'A hole must lie wholly inside the border and outside other holes.',
  },
  overlap: {
    status: 422,
    code: 'rings',
    message:
      'The zone overlaps others of the same priority: {names}. Move its border or change its priority.',
  },
} as const satisfies Record<BorderProblem['kind'], FailureKind>

export const deskZoneFailures = {
  leaves_outside: {
    status: 409,
    code: 'outside',
    message: 'The new border leaves things outside. Stores: {stores}, running orders: {orders}.',
  },
  has_orders: {
    status: 409,
    code: 'running-orders',
    message:
      'Orders are still on their way in this zone: {count}. Switch it off now and archive it afterwards.',
  },
  has_stores: {
    status: 409,
    code: 'stores',
    message: 'There are stores in this zone: {count}. Move them to another zone or archive them first.',
  },
  module_has_stores: {
    status: 409,
    code: 'modules',
    message: 'This module has stores in the zone: {count}. Move or archive them before you take it out.',
  },
  unknown_module: { status: 422, code: 'modules', message: 'One of these modules does not exist any more.' },
  charges_turned: {
    status: 422,
    code: 'modules',
    message: 'The highest delivery charge is below the lowest one.',
  },
  is_archived: {
    status: 409,
    code: 'archived',
    message: 'This zone is archived. Bring it back before you change it.',
  },
} as const satisfies Record<string, FailureKind>
