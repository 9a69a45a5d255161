// The program at the other end of a request: where it calls from and what it says it is.
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

export interface Client {
  address: string
  /** Shown to the customer in the list of devices; never trusted. */
  user_agent: string
}

export const unknownClient: Client = { address: 'local', user_agent: '' }

const longestUserAgent = 300

export function clientOf(context: Context): Client {
  const said = context.req.header('user-agent') ?? ''
  return { address: addressOf(context), user_agent: said.slice(0, longestUserAgent) }
}

/** Requests rendered in process have no connection: they count as one local caller. */
export function addressOf(context: Context): string {
  try {
    return getConnInfo(context).remote.address ?? unknownClient.address
  } catch {
    return unknownClient.address
  }
}
