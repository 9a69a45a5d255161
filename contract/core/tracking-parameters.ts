// What advertisers and newsletters hang on an address to count where visitors come from: no page of ours depends on it.

const names: ReadonlySet<string> = new Set([
  'dclid',
  'fbclid',
  'gad_source',
  'gbraid',
  'gclid',
  'igshid',
  'mc_cid',
  'mc_eid',
  'msclkid',
  'ttclid',
  'twclid',
  'wbraid',
  'yclid',
  'ysclid',
])

export function isTracking(name: string): boolean {
  return name.startsWith('utm_') || names.has(name)
}
