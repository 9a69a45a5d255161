// A cached page beside a built file of about the same size from the same server: both are bytes in memory.
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '#tools/launch.mjs'
import { median, requestsPerSecond } from './load.ts'

const rounds = 3
const compressed = { 'accept-encoding': 'br' }

export async function printCachedPage(origin: string): Promise<void> {
  const page = await measured(new URL('/home', origin))
  const file = await nearestFile(origin, page.bytes)
  const pages: number[] = []
  const files: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    pages.push(await requestsPerSecond({ url: page.url, headers: compressed }))
    files.push(await requestsPerSecond({ url: file.url, headers: compressed }))
  }
  const [shown, sent] = [median(pages), median(files)]
  const ratio = (shown / sent).toFixed(2)
  console.log(
    `/home, cached (${kilobytes(page.bytes)})        ${shown.toFixed(1).padStart(8)}   file (${kilobytes(file.bytes)}) ${sent.toFixed(1).padStart(8)}   ratio ${ratio}`,
  )
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
      .map((name) => measured(new URL(`/assets/${name}`, origin))),
  )
  const [nearest] = files.toSorted(
    (one, other) => Math.abs(one.bytes - bytes) - Math.abs(other.bytes - bytes),
  )
  if (!nearest) throw new Error('nothing was built')
  return nearest
}

/** The second answer is the cached one. */
async function measured(url: URL): Promise<Measured> {
  await (await fetch(url, { headers: compressed })).arrayBuffer()
  const reply = await fetch(url, { headers: compressed })
  await reply.arrayBuffer()
  return { url: url.href, bytes: Number(reply.headers.get('content-length')) }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(0)} KB`
}
