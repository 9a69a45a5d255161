// One spelling for one address, before anything is looked up: caches and routes would otherwise read one request differently.
import type { IncomingMessage } from 'node:http'

export interface NormalTarget {
  /** Path and search. */
  target: string
  /** Of a request that names its whole address, as proxies are asked: it counts instead of the Host header. */
  host: string | null
}

/** Nothing in it can be read in two ways: no escapes, dots before a name, doubled slashes or fragments. */
const plain = /^(?=\/)(?:\/[\w~!$&'()*+,;=:@-][\w.~!$&'()*+,;=:@-]*)*\/?(?:\?[^#]*)?$/

const wholeAddress = /^https?:\/\//i
const isDot = (segment: string) => segment === '.' || segment === '..'

/** Null where there is none: such a request is answered, or refused, without any cache. */
export function normalTarget(asked: string): NormalTarget | null {
  if (plain.test(asked)) return { target: asked, host: null }
  if (wholeAddress.test(asked)) return fromWholeAddress(asked)
  const target = asked.startsWith('/') ? fromPath(asked) : null
  return target === null ? null : { target, host: null }
}

export function isNormal(target: string): boolean {
  return plain.test(target) || normalTarget(target)?.target === target
}

/** Everything behind it reads the normal form. */
export function normalise(incoming: IncomingMessage): void {
  if (incoming.url === undefined || plain.test(incoming.url)) return
  const normal = normalTarget(incoming.url)
  if (!normal) return
  incoming.url = normal.target
  if (normal.host !== null) incoming.headers.host = normal.host
}

function fromWholeAddress(asked: string): NormalTarget | null {
  const rest = asked.replace(wholeAddress, '')
  const end = rest.search(/[/?#]/)
  const host = end === -1 ? rest : rest.slice(0, end)
  const path = end === -1 ? '/' : rest.slice(end)
  const target = fromPath(path.startsWith('/') ? path : `/${path}`)
  return target === null || host === '' || host.includes('@') ? null : { target, host }
}

function fromPath(asked: string): string | null {
  const [address = ''] = asked.split('#', 1)
  const mark = address.indexOf('?')
  const path = mark === -1 ? address : address.slice(0, mark)
  const search = mark === -1 ? '' : address.slice(mark)
  // Some read it as a slash, and some do not.
  if (path.includes('\\')) return null
  const segments = decoded(path.split('/').slice(1))
  if (!segments) return null
  const kept: string[] = []
  for (const segment of segments) {
    if (segment === '..') kept.pop()
    else if (segment !== '' && segment !== '.') kept.push(encoded(segment))
  }
  const last = segments.at(-1) ?? ''
  const slash = kept.length > 0 && (last === '' || isDot(last)) ? '/' : ''
  return `/${kept.join('/')}${slash}${search}`
}

/** Null for escapes that are no text. */
function decoded(segments: readonly string[]): string[] | null {
  try {
    return segments.map(decodeURIComponent)
  } catch {
    return null
  }
}

/** As an address needs it and no further; '/' inside a segment stays apart from the one between two. */
function encoded(segment: string): string {
  return encodeURIComponent(segment).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}
