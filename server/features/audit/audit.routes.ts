// The endpoints of the log of changes, one line each.
import { auditEndpoints } from '#contract/features/audit/audit.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import { say } from '#server/platform/messages/say.ts'
import type { AuditService } from './audit.service.ts'

export const auditRoutes = (audit: AuditService) => [
  bind(auditEndpoints.list, (call) => audit.list(call)),
  bind(auditEndpoints.undo, async ({ params, caller, scope }) => {
    await audit.undo(params.id, caller)
    return say(scope.language, 'The change was taken back.')
  }),
]
