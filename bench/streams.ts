// How much memory open event streams cost one process: a limit, for a shop with many open pages must not fall.
import { get, type IncomingMessage } from 'node:http'
import { z } from 'zod'
import { residentBytes } from './memory.ts'

const streams = 500
const limitMb = 200

const megabyte = 1_024 * 1_024

/** Prints the growth; false when it is beyond the limit. */
export async function printStreams(origin: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${await newToken(origin)}` }
  const url = `${origin}/api/v1/customer/live`
  // The first one also opens what all of them share: the connection that listens to the database.
  const open = [await openStream(url, headers)]
  const before = await residentBytes(origin)
  for (let opened = 0; opened < streams; opened += 1) open.push(await openStream(url, headers))
  const grown = ((await residentBytes(origin)) - before) / megabyte
  for (const stream of open) stream.destroy()
  const fits = grown <= limitMb
  console.log(
    `\n${streams} open event streams: ${grown.toFixed(1)} MB more (limit ${limitMb})${fits ? '' : '   over the limit'}`,
  )
  return fits
}

/** Open once its first event has arrived. */
function openStream(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((opened, failed) => {
    const request = get(url, { headers, agent: false }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`a stream was answered with ${response.statusCode}`))
      response.once('data', () => opened(response))
      response.on('error', () => undefined)
    })
    request.on('error', failed)
  })
}

async function newToken(origin: string): Promise<string> {
  const phone = '+77019999999'
  const person = { f_name: 'Ann', l_name: 'Lee', email: 'ann@bench.test', phone, password: 'a long secret' }
  const response = await fetch(`${origin}/api/v1/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}
