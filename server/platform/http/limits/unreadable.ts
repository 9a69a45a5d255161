// What no request could be made of is refused in the same envelope: a text too long for an address, letters that are
// no HTTP, headers that never end, or a host that is none. It comes before any header is known, so it is shown in English.
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { RequestError } from '@hono/node-server'
import { coreFailures, type FailureEnvelope } from '#contract/core/failure.ts'

interface Refusal {
  status: 400 | 408 | 431
  message: string
}

const byReason: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address or the headers of the request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
}

const malformed: Refusal = { status: 400, message: 'The request could not be read.' }

/** Long enough to read the refusal; who goes on sending would otherwise hold the connection for ever. */
const lingerMs = 1_000

export function refuseUnreadable(problem: NodeJS.ErrnoException, socket: Duplex): void {
  // Nobody is there to read an answer.
  if (problem.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const refusal = byReason[problem.code ?? ''] ?? malformed
  const { status } = refusal
  const text = JSON.stringify(bodyOf(refusal))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Access-Control-Allow-Origin: *',
      'Connection: close',
      `Content-Length: ${Buffer.byteLength(text)}`,
      'Content-Type: application/json',
      '',
      text,
    ].join('\r\n'),
  )
  setTimeout(() => socket.destroy(), lingerMs).unref()
}

/** The same where the parts could be read, but no address comes of them: `Host: a b`, a backslash in the path. */
export function unaddressedReply(problem: unknown): Response {
  const status = problem instanceof RequestError ? malformed.status : coreFailures.internal.status
  const { message } = problem instanceof RequestError ? malformed : coreFailures.internal
  return Response.json(bodyOf({ message }), { status, headers: { 'Access-Control-Allow-Origin': '*' } })
}

function bodyOf({ message }: Pick<Refusal, 'message'>): FailureEnvelope & { message: string } {
  return { errors: [{ code: 'request', message }], message }
}
