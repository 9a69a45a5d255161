// The program at the other end of a request: where it calls from and what it says it is.
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context, MiddlewareHandler } from 'hono'
import { createAddressReader, type TrustedProxies } from './client-address.ts'

declare module 'hono' {
  interface ContextVariableMap {
    address: string
  }
}

export interface Client {
  /** What calls are counted by: an IPv4 address, or a network of IPv6. */
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

export const addressOf = (context: Context): string => context.get('address')

/** Finds out once for every request who calls. */
export function readClient(trusted: TrustedProxies): MiddlewareHandler {
  const read = createAddressReader(trusted)
  return async (context, next) => {
    const peer = peerOf(context)
    context.set('address', peer ? read(peer, context.req.header('x-forwarded-for')) : unknownClient.address)
    await next()
  }
}

/** Requests rendered in process have no connection: they count as one local caller. */
function peerOf(context: Context): string | undefined {
  try {
    return getConnInfo(context).remote.address
  } catch {
    return undefined
  }
}
