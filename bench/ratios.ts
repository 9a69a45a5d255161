// Requests per second of the shop beside a bare server that sends the same, taken in turns: compare the ratios.
import { startBareServer } from './bare-process.ts'
import { median, requestsPerSecond, type Target } from './load.ts'
import { residentBytes } from './memory.ts'
import { placeOf, shopHeaders, textOf } from './visitor.ts'

/** Odd, so that the median is a run that happened. */
const rounds = 3

interface Case {
  name: string
  target: Target
  against: { kind: 'bytes' | 'tree'; content: string }
  /** At least this share of what the bare server manages. */
  least?: number
}

const leastCached = 1 / 3
const leastFresh = 1 / 8

/** Megabytes the shop may hold after answering the lists. */
const memoryLimit = 250

/** False when a limit is not met. */
export async function printRatios(origin: string): Promise<boolean> {
  console.log('\nrequests per second, 20 callers, median of three turns')
  let passed = true
  for (const one of await listCases(origin)) passed = (await printRatio(one)) && passed
  const held = (await residentBytes(origin)) / 1_048_576
  console.log(`memory after the lists: ${held.toFixed(0)} MB (limit ${memoryLimit})`)
  await printRatio(await pageCase(origin))
  return passed && held <= memoryLimit
}

async function printRatio({ name, target, against, least }: Case): Promise<boolean> {
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
  const ratio = shop / alone
  const limit = least === undefined ? '' : `   (at least ${least.toFixed(3)})`
  console.log(
    `${name.padEnd(28)} ${shop.toFixed(1).padStart(8)}   bare ${alone.toFixed(1).padStart(8)}   ratio ${ratio.toFixed(3)}${limit}`,
  )
  return ratio >= (least ?? 0)
}

/** Own addresses of the shop differ in their port only; each is in every link of an answer, which is made again for it. */
const ports = { first: 1_024, count: 64_000 }

/** From another place and, because only distances depend on that, by another address of the shop. */
function nextVisitor() {
  let visitors = 0
  return () => {
    visitors += 1
    return { ...placeOf(visitors), host: `localhost:${ports.first + (visitors % ports.count)}` }
  }
}

async function listCases(origin: string): Promise<Case[]> {
  const [headers] = await shopHeaders(origin)
  const lists = {
    'stores, 12': `${origin}/api/v1/stores/get-stores/all?limit=12&offset=1`,
    'items, 12': `${origin}/api/v1/items/popular?limit=12&offset=1`,
  }
  const cases: Case[] = []
  for (const [name, url] of Object.entries(lists)) {
    const against = { kind: 'bytes' as const, content: await textOf(url, headers) }
    const fresh = { url, headers, vary: nextVisitor() }
    cases.push({ name: `${name}, cached answer`, target: { url, headers }, against, least: leastCached })
    cases.push({ name: `${name}, fresh answer`, target: fresh, against, least: leastFresh })
  }
  return cases
}

async function pageCase(origin: string): Promise<Case> {
  const url = `${origin}/home`
  const headers = { accept: 'text/html' }
  return {
    name: '/home, rendered',
    target: { url, headers, vary: nextVisitor() },
    against: { kind: 'tree', content: await textOf(url, headers) },
  }
}
