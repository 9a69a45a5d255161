// Fetches a picture from an address that somebody wrote down: never from this machine or the network behind it.
import { lookup } from 'node:dns'
import { type IncomingMessage, request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export class PictureNotFetched extends Error {}

export interface FetchLimits {
  /** Bytes. */
  most: number
  /** From the first connection to the last byte, redirects included. */
  timeoutMs: number
  redirects: number
  /** Addresses of private networks and of this machine: for tests, and shops whose pictures stand beside them. */
  allowsPrivate: boolean
}

export const usualFetchLimits: FetchLimits = {
  most: 12 * 1_024 * 1_024,
  timeoutMs: 15_000,
  redirects: 4,
  allowsPrivate: false,
}

const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(network, prefix, 'ipv4')
}
// All of today's public addresses are in 2000::/3; what tunnels IPv4 or documents is not.
const open = new BlockList()
open.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  closed.addSubnet(network, prefix, 'ipv6')
}

export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return isPublicAddress(mapped)
  const version = isIP(address)
  if (version === 4) return !closed.check(address, 'ipv4')
  return version === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

/** The address that was checked is the one that is called: a name cannot mean another the second time. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (problem, found) => {
    const [first] = found ?? []
    if (problem || !first) return callback(problem ?? new Error('no address'), '', 4)
    if (!found.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error('not a public address'), '', 4)
    }
    return options.all ? callback(null, found) : callback(null, first.address, first.family)
  })
}

/** Its bytes, whatever they are. */
export async function fetchPicture(address: string, limits: FetchLimits = usualFetchLimits): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.timeoutMs)
  let url = new URL(address)
  try {
    for (let left = limits.redirects; left >= 0; left -= 1) {
      const response = await ask(url, limits, signal)
      const { statusCode = 0, headers } = response
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy()
        url = new URL(headers.location, url)
      } else if (statusCode !== 200) {
        response.destroy()
        throw new PictureNotFetched(`answered with ${statusCode}`)
      } else {
        return await bytesOf(response, limits.most)
      }
    }
  } catch (problem) {
    throw problem instanceof PictureNotFetched
      ? problem
      : new PictureNotFetched('not fetched', { cause: problem })
  }
  throw new PictureNotFetched('redirects without an end')
}

function ask(url: URL, { allowsPrivate }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const isForeign = !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== ''
  // An address in numbers is never looked up.
  if (isForeign || (!allowsPrivate && isIP(host) && !isPublicAddress(host))) {
    throw new PictureNotFetched('this address is not called')
  }
  const request = url.protocol === 'https:' ? secureRequest : plainRequest
  const headers = { accept: 'image/avif,image/webp,image/*;q=0.9', 'user-agent': 'Fivefold import' }
  return new Promise((resolve, reject) => {
    request(url, { signal, headers, ...(allowsPrivate ? {} : { lookup: publicLookup }) }, resolve)
      .on('error', reject)
      .end()
  })
}

async function bytesOf(response: IncomingMessage, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of response) {
    length += piece.length
    if (length > most) throw new PictureNotFetched('too large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
