// Where the shop is found from outside. A Host header is a caller's claim: it is believed only where it names this machine.
import { networkInterfaces } from 'node:os'

export type OriginOf = (request: Request) => string

export interface OwnAddress {
  /** The setting; with it nothing else is believed. */
  public_url: string | undefined
  /** What is listened on. */
  host: string
  /** 0: any free one, which is known to nobody beforehand. */
  port: number
}

const anyPort = 0
/** The names a machine has for itself. Behind the mapped port of a container it does not know its port there. */
export const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
const plainLoopback = /^(?:localhost|127\.0\.0\.1)(?::\d{2,5})?$/
const ipAddress = /^(?:[\d.]+|\[.+\])$/

/** By what a request names as its host; one that names none is not on its way through a network. */
export type OriginOfHost = (host: string | undefined) => string

export function createOriginOfHost({ public_url, host: listened, port }: OwnAddress): OriginOfHost {
  if (public_url !== undefined) return () => public_url
  const standard = `http://localhost${port === anyPort || port === 80 ? '' : `:${port}`}`
  const listenedName = inAddress(listened.toLowerCase())
  return (host = '') => {
    if (plainLoopback.test(host)) return `http://${host}`
    if (!URL.canParse(`http://${host}`)) return standard
    const asked = new URL(`http://${host}`)
    if (loopbackNames.has(asked.hostname)) return asked.origin
    const isOurPort = port === anyPort || Number(asked.port || 80) === port
    const isOurs = asked.hostname === listenedName || isOfThisMachine(asked.hostname)
    return isOurPort && isOurs ? asked.origin : standard
  }
}

export function createOriginOf(own: OwnAddress): OriginOf {
  const originOfHost = createOriginOfHost(own)
  return ({ url }) => originOfHost(new URL(url).host)
}

/** Asked again each time: a machine gets other addresses while it runs. */
function isOfThisMachine(hostname: string): boolean {
  if (!ipAddress.test(hostname)) return false
  return Object.values(networkInterfaces()).some((found) =>
    found?.some(({ address }) => inAddress(address) === hostname),
  )
}

/** An IPv6 address stands in brackets there. */
function inAddress(host: string): string {
  return host.includes(':') ? `[${host.replace(/%.*$/, '')}]` : host
}

export interface TrustedOrigins {
  /** Of the shop, as the payer sees it. */
  origin: string
  /** Of clients the business trusts. */
  client_origins: readonly string[]
}

const webProtocols = ['http:', 'https:']

/**
 * Where a payer may be sent back to, as a browser reads the address; null for anywhere else, where the shop would lend
 * its name to a stranger.
 */
export function callbackAddress(address: string, { origin, client_origins }: TrustedOrigins): string | null {
  if (!URL.canParse(address, origin)) return null
  const url = new URL(address, origin)
  // A blob has the origin of the page that made it.
  if (!webProtocols.includes(url.protocol)) return null
  const isTrusted = url.origin === origin || client_origins.includes(url.origin)
  // A name before the '@' is read as the host by people.
  return isTrusted && url.username === '' && url.password === '' ? url.href : null
}
