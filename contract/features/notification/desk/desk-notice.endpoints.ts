// Notices to many customers at once: how many would get one, sending it now or later, and holding it back.
import { z } from 'zod'
import { byId, deskCaller, deskPath, deskRefusals, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing } from '../../../core/wire.ts'
import { deskNoticeFailures } from './desk-notice.failures.ts'
import { deskNotice, newNotice, noticePage, noticeQuery, segment } from './desk-notice.schema.ts'

const noticing = { ...deskCaller, feature: 'notification', needs: 'send_notices' } as const

const { nobody, past, too_late, unknown_module, unknown_zones } = deskNoticeFailures

export const deskNoticeEndpoints = {
  list: defineEndpoint({
    ...noticing,
    method: 'GET',
    path: `${deskPath}/notices`,
    summary: 'Notices that were sent, are being sent or wait, newest first.',
    params: nothing,
    input: noticeQuery,
    reply: noticePage,
    failures: [...deskRefusals],
  }),
  count: defineEndpoint({
    ...noticing,
    method: 'POST',
    path: `${deskPath}/notices/count`,
    summary: 'How many customers a segment has now, and how many of them a push message reaches.',
    params: nothing,
    input: z.object({ segment }),
    reply: z.object({ customers: z.number().int(), with_push: z.number().int() }),
    failures: [...deskRefusals],
  }),
  send: defineEndpoint({
    ...noticing,
    method: 'POST',
    path: `${deskPath}/notices`,
    summary: 'Sends a notice in the background, now or at a time; the same key is the same notice.',
    params: nothing,
    input: newNotice,
    reply: deskNotice,
    failures: [...deskRefusals, nobody, past, unknown_module, unknown_zones],
  }),
  withdraw: defineEndpoint({
    ...noticing,
    method: 'POST',
    path: `${deskPath}/notices/{id}/withdraw`,
    summary: 'Holds a notice back that waits for its time.',
    params: byId,
    input: z.object({ version: seenVersion }),
    reply: deskNotice,
    failures: [...deskRefusals, coreFailures.not_found, coreFailures.changed_meanwhile, too_late],
  }),
}
