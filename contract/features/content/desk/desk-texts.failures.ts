// Why an own wording cannot be shown.
import type { FailureKind } from '../../../core/failure.ts'

const code = 'text'
const status = 422

export const textFailures = {
  unreadable: {
    status,
    code,
    message: 'This cannot be read: each { needs its }, and each tag its end.',
  },
  missing_places: {
    status,
    code,
    message: 'Keep {names}: the shop fills it in.',
  },
  foreign_places: {
    status,
    code,
    message: 'The shop does not know {names} here.',
  },
  changed_places: {
    status,
    code,
    message: 'Write {names} in the same form as the original does.',
  },
  missing_forms: {
    status,
    code,
    message: 'A form is missing: {forms}.',
  },
  foreign_forms: {
    status,
    code,
    message: 'This language has no such form: {forms}.',
  },
} as const satisfies Record<string, FailureKind>
