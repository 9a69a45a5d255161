// Requests per second of the shop beside a bare server that sends the same, taken in turns: compare the ratios.
import { z } from 'zod'
import { startBareServer } from './bare-process.ts'
import { median, requestsPerSecond, type Target } from './load.ts'

/** Odd, so that the median is a run that happened. */
const rounds = 3

interface Case {
  name: string
  target: Target
  against: { kind: 'bytes' | 'tree'; content: string }
}

export async function printRatios(origin: string): Promise<void> {
  console.log('\nrequests per second, 20 callers, median of three turns')
  for (const one of await casesOf(origin)) await printRatio(one)
}

async function printRatio({ name, target, against }: Case): Promise<void> {
  const bare = await startBareServer(against.kind, against.content)
  const own: number[] = []
  const other: number[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      own.push(await requestsPerSecond(target))
      other.push(await requestsPerSecond({ url: bare.url }))
    }
  } finally {
    await bare.stop()
  }
  const [shop, alone] = [median(own), median(other)]
  const ratio = (shop / alone).toFixed(2)
  console.log(
    `${name.padEnd(28)} ${shop.toFixed(1).padStart(8)}   bare ${alone.toFixed(1).padStart(8)}   ratio ${ratio}`,
  )
}

/** A neighbour a hundred metres on for every request: no kept answer fits, as with visitors all over a city. */
function nextPlace() {
  let steps = 0
  return () => {
    steps += 1
    const latitude = 51.0 + (steps % 300) / 1_000
    const longitude = 71.3 + (Math.floor(steps / 300) % 300) / 1_000
    return { latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) }
  }
}

/** Somebody who reads other languages as well: the same page, made anew. */
function nextReader() {
  let readers = 0
  return () => {
    readers += 1
    return { 'accept-language': `en, x-${readers}` }
  }
}

async function casesOf(origin: string): Promise<Case[]> {
  const headers = await headersOf(origin)
  const lists = {
    'stores, 12': `${origin}/api/v1/stores/get-stores/all?limit=12&offset=1`,
    'items, 12': `${origin}/api/v1/items/popular?limit=12&offset=1`,
  }
  const cases: Case[] = []
  for (const [name, url] of Object.entries(lists)) {
    const against = { kind: 'bytes' as const, content: await textOf(url, headers) }
    cases.push({ name: `${name}, kept answer`, target: { url, headers }, against })
    cases.push({ name: `${name}, fresh answer`, target: { url, headers, vary: nextPlace() }, against })
  }
  const home = `${origin}/home`
  const page = { accept: 'text/html' }
  cases.push({
    name: '/home, rendered',
    target: { url: home, headers: page, vary: nextReader() },
    against: { kind: 'tree', content: await textOf(home, page) },
  })
  return cases
}

const config = z.object({ default_location: z.object({ lat: z.coerce.string(), lng: z.coerce.string() }) })
const zone = z.object({ zone_id: z.string() })
const modules = z.array(z.object({ id: z.number() })).min(1)

/** The zone of the default place and its first module, as a new visitor would send them. */
async function headersOf(origin: string): Promise<Record<string, string>> {
  const read = async (path: string, headers: Record<string, string> = {}) =>
    JSON.parse(await textOf(`${origin}/api/v1${path}`, headers))
  const { lat, lng } = config.parse(await read('/config')).default_location
  const { zone_id } = zone.parse(await read(`/config/get-zone-id?lat=${lat}&lng=${lng}`))
  const [first] = modules.parse(await read('/module', { zoneid: zone_id }))
  return { zoneid: zone_id, moduleid: String(first?.id), accept: 'application/json' }
}

async function textOf(url: string, headers: Record<string, string>): Promise<string> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}
