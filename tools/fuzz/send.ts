// Sends a request as it was made up, over connections that stay open, and reads what comes back.
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import type { Answer } from './judge.ts'
import type { FuzzRequest } from './request.ts'

/** No answer at all after this long. */
const patienceMs = 20_000

/** Enough to find a trace in; a page may be longer. */
const mostBytes = 4_000_000

export function createSender(origin: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(origin)

  function send(request: FuzzRequest): Promise<Answer> {
    return request.raw ? sendRaw(request.raw, hostname, Number(port)) : sendHttp(request)
  }

  function sendHttp({ method, path, headers, body }: FuzzRequest): Promise<Answer> {
    return new Promise((answered, failed) => {
      const started = performance.now()
      const length = body ? { 'content-length': String(body.length) } : {}
      const sent = httpRequest({ agent, hostname, port, method, path, headers: { ...headers, ...length } })
      sent.setTimeout(patienceMs, () => sent.destroy(new Error(`no answer within ${patienceMs / 1_000} s`)))
      sent.on('error', failed)
      sent.on('response', (response) => {
        read(response).then((text) => {
          answered({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            milliseconds: performance.now() - started,
          })
        }, failed)
      })
      sent.end(body ?? undefined)
    })
  }

  return { send, close: () => agent.destroy() }
}

/** A stream of events never ends by itself: its beginning is enough. */
async function read(response: IncomingMessage): Promise<string> {
  if (response.headers['content-type']?.startsWith('text/event-stream')) {
    response.destroy()
    return ''
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    if (size <= mostBytes) chunks.push(chunk)
  }
  return unpacked(Buffer.concat(chunks), response.headers['content-encoding']).toString()
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes
  if (encoding === 'gzip') return gunzipSync(bytes)
  if (encoding === 'br') return brotliDecompressSync(bytes)
  if (encoding === 'deflate') return inflateSync(bytes)
  return bytes
}

/** Whatever comes until the other side closes, or has been silent for a moment. */
function sendRaw(raw: Buffer, host: string, port: number): Promise<Answer> {
  return new Promise((answered) => {
    const started = performance.now()
    const chunks: Buffer[] = []
    const socket = connect({ host, port })
    const end = () => {
      socket.destroy()
      const text = Buffer.concat(chunks).toString()
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      answered({ status, headers: {}, text, milliseconds: performance.now() - started })
    }
    socket.setTimeout(300, end)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', end)
    socket.on('end', end)
    socket.write(raw)
  })
}
