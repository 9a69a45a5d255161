// The log of changes, and taking one back.
import { z } from 'zod'
import { deskDay } from '../../core/desk-fields.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures } from '../../core/failure.ts'
import { nothing, wireId, wireInteger } from '../../core/wire.ts'
import { message } from '../session/session.schema.ts'
import { staffFailures } from '../staff/staff.failures.ts'
import { auditFailures } from './audit.failures.ts'
import { auditActs, auditEntry, auditName, auditSubjects } from './audit.schema.ts'

const reading = {
  feature: 'audit',
  caller: 'staff',
  needs: 'read_audit',
  module: 'unused',
  zone: 'unused',
} as const

const refusals = [coreFailures.unauthenticated, coreFailures.not_allowed] as const

const day = deskDay

export const auditEndpoints = {
  list: defineEndpoint({
    ...reading,
    method: 'GET',
    path: '/desk/audit',
    summary: 'Changes, newest first, filtered by who, what and when; `before` is the id to go on from.',
    params: nothing,
    input: z.object({
      staff_id: wireId.optional(),
      subject: z.enum(auditSubjects).optional(),
      act: z.enum(auditActs).optional(),
      /** Days of the shop's time zone, both included. */
      from: day.optional(),
      to: day.optional(),
      before: wireId.optional(),
      limit: wireInteger.min(1).max(100).default(50),
    }),
    reply: z.object({ entries: z.array(auditEntry), has_more: z.boolean(), names: z.array(auditName) }),
    failures: [...refusals],
  }),
  undo: defineEndpoint({
    ...reading,
    // Whoever may take a change back may make it.
    needs: 'manage_staff',
    method: 'POST',
    path: '/desk/audit/{id}/undo',
    summary: 'Takes a change back where nothing has changed since; recorded as a change of its own.',
    params: z.object({ id: wireId }),
    input: nothing,
    reply: message,
    failures: [...refusals, coreFailures.not_found, auditFailures.not_undoable, staffFailures.last_owner],
  }),
}
