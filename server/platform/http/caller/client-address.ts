// Whose call it is when proxies stand in front: only what a trusted proxy wrote about the one before it counts.
import { BlockList, isIP, isIPv6 } from 'node:net'

/** A number of proxies in a row, or their addresses and networks (`10.0.0.0/8`). */
export type TrustedProxies = number | readonly string[]

export type AddressReader = (peer: string, forwarded: string | undefined) => string

/** Gives the network a caller is counted by. */
export function createAddressReader(trusted: TrustedProxies): AddressReader {
  const isTrusted = trustIn(trusted)
  return (peer, forwarded) => {
    const written = (forwarded ?? '').split(',').map(plainAddress)
    let caller = plainAddress(peer)
    for (let hop = 0; isTrusted(caller, hop); hop += 1) {
      const before = written.pop()
      // Nothing left, or something a proxy would not write: the last one known to be true is the caller.
      if (before === undefined || !isIP(before)) break
      caller = before
    }
    return networkOf(caller)
  }
}

/** Whether a word may stand in a list of trusted proxies. */
export function isNetwork(word: string): boolean {
  const [address = '', bits, more] = word.split('/')
  const longest = isIPv6(address) ? 128 : 32
  const isShort = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  return isIP(address) !== 0 && isShort && more === undefined
}

function trustIn(trusted: TrustedProxies): (address: string, hop: number) => boolean {
  if (typeof trusted === 'number') return (_, hop) => hop < trusted
  const networks = new BlockList()
  for (const word of trusted) {
    const [address = '', bits] = word.split('/')
    const family = familyOf(address)
    networks.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family)
  }
  return (address) => isIP(address) !== 0 && networks.check(address, familyOf(address))
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Without a port, brackets, or the coat IPv4 wears in a socket of both families. */
function plainAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return bare.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
}

/** A household has a whole /64 of IPv6 addresses: one a call would otherwise never be counted twice. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail.split(':').filter(Boolean)
  const zeros = address.includes('::') ? Math.max(0, 8 - first.length - last.length) : 0
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
