// Pages beside a built file of about the same size from the same server: both are bytes in memory. Visitors who all stand
// elsewhere in a zone are shown one page, so their pages are measured as they are asked for.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#tools/launch.mjs'
import { median, requestsPerSecond } from './load.ts'
import { type PageVisitor, pageVisitors } from './visitor.ts'

const rounds = 3
const compressed = { 'accept-encoding': 'br', accept: 'text/html' }

/** At least this share of what the file manages. */
const leastShare = 0.4

/** False when it is missed. */
export async function printSharedPage(origin: string): Promise<boolean> {
  const visitors = await pageVisitors(origin)
  const page = await measured(new URL('/home', origin), { ...compressed, ...visitors(0) })
  const file = await nearestFile(origin, page.bytes)
  const pages: number[] = []
  const files: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    pages.push(await requestsPerSecond({ url: page.url, headers: compressed, vary: nextOf(visitors) }))
    files.push(await requestsPerSecond({ url: file.url, headers: compressed }))
  }
  const [shown, sent] = [median(pages), median(files)]
  const share = shown / sent
  console.log(
    `/home, each visitor elsewhere (${kilobytes(page.bytes)})  ${shown.toFixed(1).padStart(8)}   file (${kilobytes(file.bytes)}) ${sent.toFixed(1).padStart(8)}   ratio ${share.toFixed(2)}   (at least ${leastShare})`,
  )
  return share >= leastShare
}

function nextOf(visitors: PageVisitor) {
  let asked = 0
  return () => {
    asked += 1
    return visitors(asked)
  }
}

interface Measured {
  url: string
  bytes: number
}

async function nearestFile(origin: string, bytes: number): Promise<Measured> {
  const names = await readdir(join(root, 'dist/web/client/assets'))
  const files = await Promise.all(
    names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => measured(new URL(`/assets/${name}`, origin), compressed)),
  )
  const [nearest] = files.toSorted(
    (one, other) => Math.abs(one.bytes - bytes) - Math.abs(other.bytes - bytes),
  )
  if (!nearest) throw new Error('nothing was built')
  return nearest
}

/** The second answer is the cached one. */
async function measured(url: URL, headers: Record<string, string>): Promise<Measured> {
  await (await fetch(url, { headers })).arrayBuffer()
  const reply = await fetch(url, { headers })
  await reply.arrayBuffer()
  return { url: url.href, bytes: Number(reply.headers.get('content-length')) }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} KB`
}
