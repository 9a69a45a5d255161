// Addresses of the newsletter at the desk.
import { z } from 'zod'
import { byId, deskCaller, deskList, deskPath, deskRefusals } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { pageEnvelope } from '../../../core/paging.ts'
import { nothing } from '../../../core/wire.ts'
import { message } from '../../session/session.schema.ts'

export const subscriberSorts = ['newest', 'email'] as const

const subscriber = z.object({ id: z.number().int(), email: z.string(), created_at: z.string() })

export type Subscriber = z.output<typeof subscriber>

const noticing = { ...deskCaller, feature: 'content', needs: 'send_notices' } as const

export const deskNewsletterEndpoints = {
  list: defineEndpoint({
    ...noticing,
    method: 'GET',
    path: `${deskPath}/newsletter`,
    summary: 'Addresses that asked for the newsletter, newest first.',
    params: nothing,
    input: z.object(deskList(subscriberSorts)),
    reply: z.object({ ...pageEnvelope, rows: z.array(subscriber) }),
    failures: [...deskRefusals],
  }),
  export: defineEndpoint({
    ...noticing,
    method: 'GET',
    path: `${deskPath}/newsletter/export`,
    summary: 'All addresses as CSV text; what a spreadsheet would run as a formula is written as text.',
    params: nothing,
    input: nothing,
    reply: z.object({ file: z.string(), csv: z.string() }),
    failures: [...deskRefusals],
  }),
  remove: defineEndpoint({
    ...noticing,
    method: 'DELETE',
    path: `${deskPath}/newsletter/{id}`,
    summary: 'Removes an address for good, as its owner asked.',
    params: byId,
    input: nothing,
    reply: message,
    failures: [...deskRefusals, coreFailures.not_found],
  }),
}
