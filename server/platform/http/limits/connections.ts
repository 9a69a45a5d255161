// The server's connections: whoever sends nothing, sends too slowly or does not read the answer is cut off.
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { refuseUnreadable } from './unreadable.ts'

export interface ConnectionLimits {
  /** From the opening of the connection, or the first byte of a further request, to the end of its headers. */
  headersMs: number
  /** To the end of its body. */
  requestMs: number
  /** Between the answer and the next request. */
  keepAliveMs: number
  /** No byte moves in either direction. Event streams say something more often than this. */
  stalledMs: number
  /** Connections whose request has not arrived yet; one more, and the oldest is closed. */
  unfinished: number
  /** How often the times above are looked at. */
  checkEveryMs: number
}

export const connectionLimits: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 60_000,
  keepAliveMs: 5_000,
  stalledMs: 60_000,
  unfinished: 4_000,
  checkEveryMs: 1_000,
}

export function createLimitedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
    listener,
  )
  server.timeout = limits.stalledMs
  server.on('clientError', refuseUnreadable)
  limitUnfinished(server, limits.unfinished)
  return server
}

/**
 * A customer's request arrives with its connection, so the oldest that still wait are nobody's: closing them keeps
 * memory and file handles for the others, however many idle connections somebody opens.
 */
function limitUnfinished(server: Server, atMost: number): void {
  const unfinished = new Set<Socket>()

  function add(socket: Socket): void {
    unfinished.add(socket)
    if (unfinished.size <= atMost) return
    const [oldest] = unfinished
    if (!oldest) return
    unfinished.delete(oldest)
    oldest.destroy()
  }

  server.on('connection', (socket) => {
    socket.once('close', () => unfinished.delete(socket))
    add(socket)
  })
  server.on('request', (incoming, outgoing) => {
    const { socket } = incoming
    const finished = () => unfinished.delete(socket)
    if (!hasBody(incoming)) return finished()
    add(socket)
    incoming.once('end', finished)
    // A refused body is never read to its end.
    outgoing.once('close', finished)
  })
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
