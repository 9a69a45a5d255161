// Brings a file of a hundred thousand items into one store, as the desk does, and looks at what the process holds meanwhile.
import { setTimeout as wait } from 'node:timers/promises'
import { z } from 'zod'
import { importLimits } from '#contract/features/import/import-words.ts'
import { residentBytes } from './memory.ts'
import type { Headers } from './visitor.ts'

const megabyte = 1_024 * 1_024
const lookEveryMs = 250

export interface ImportingStore {
  store_id: number
  category_id: number
}

export interface MeasuredStep {
  name: string
  seconds: number
  /** Beyond what the process held before, in megabytes. */
  grownMb: number
}

const view = z.object({
  id: z.number(),
  version: z.number(),
  state: z.string(),
  mapping: z.array(z.string().nullable()),
  counts: z.object({ made: z.number(), changed: z.number(), unchanged: z.number(), refused: z.number() }),
})

type View = z.output<typeof view>

/** Words differ from item to item, as in a real shop; prices and stock too, so that sorts have something to do. */
const makers = ['Amber', 'Birch', 'Cedar', 'Delta', 'Ember', 'Fjord', 'Grove', 'Heron', 'Iris', 'Juniper']
const goods = [
  'Soap',
  'Tea',
  'Rice',
  'Honey',
  'Flour',
  'Salt',
  'Juice',
  'Bread',
  'Cheese',
  'Pasta',
  'Candles',
]

export function largeFile(rows: number, { category_id }: ImportingStore): string {
  const row = (at: number) => {
    const name = `${makers[at % makers.length]} ${goods[at % goods.length]} every ${at.toString(36)}`
    const price = `${(at % 900) + 1}.${String(at % 97).padStart(2, '0')}`
    return `SKU-${at},${name},${name} for every day,#${category_id},${price},${at % 50},${at % 3 === 0 ? 10 : 0},percent`
  }
  const heading = 'SKU,Name,Description,Category,Price,Stock,Discount,Discount type'
  return [heading, ...Array.from({ length: rows }, (_, at) => row(at))].join('\n')
}

export async function measuredImport(
  origin: string,
  headers: Headers,
  file: string,
  { store_id }: ImportingStore,
): Promise<{ steps: MeasuredStep[]; counts: View['counts'] }> {
  const call = caller(origin, headers)
  const begun = await call('POST', '', { kind: 'items', file_name: 'large.csv', store_id })
  const parts = await sendParts(origin, headers, begun.id, Buffer.from(file))
  const read = await call('POST', `/${begun.id}/read`, { parts, picture_parts: 0 })
  const steps: MeasuredStep[] = []
  const step = async (name: string, path: string, body: object, over: readonly string[]): Promise<View> => {
    const watched = await watching(origin, async () => {
      await call('POST', `/${begun.id}/${path}`, body)
      return until(() => call('GET', `/${begun.id}`), over)
    })
    steps.push({ name, ...watched.measured })
    return watched.result
  }
  const { version, mapping } = read
  const checked = await step('looked at', 'check', { version, mapping }, ['checked', 'refused'])
  if (checked.state === 'refused') throw new Error('the file was refused')
  const { made, changed } = checked.counts
  if (made + changed === 0) return { steps, counts: checked.counts }
  const done = await step('written', 'run', { version: checked.version }, ['done', 'checked', 'refused'])
  if (done.state !== 'done') throw new Error(`the import ended as ${done.state}`)
  return { steps, counts: done.counts }
}

const caller =
  (origin: string, headers: Headers) =>
  async (method: 'GET' | 'POST', path: string, body?: object): Promise<View> => {
    const response = await fetch(`${origin}/api/v1/desk/imports${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return view.parse(await response.json())
  }

async function sendParts(origin: string, headers: Headers, id: number, bytes: Buffer): Promise<number> {
  const count = Math.ceil(bytes.length / importLimits.part)
  for (let number = 0; number < count; number += 1) {
    const form = new FormData()
    form.set('of', 'file')
    form.set('number', String(number))
    const piece = bytes.subarray(number * importLimits.part, (number + 1) * importLimits.part)
    form.set('part', new Blob([new Uint8Array(piece)]), 'part')
    const url = `${origin}/api/v1/desk/imports/${id}/parts`
    const response = await fetch(url, { method: 'POST', headers, body: form })
    if (!response.ok) throw new Error(`a part answered ${response.status}: ${await response.text()}`)
  }
  return count
}

async function until(look: () => Promise<View>, over: readonly string[]): Promise<View> {
  for (;;) {
    const now = await look()
    if (over.includes(now.state)) return now
    await wait(lookEveryMs)
  }
}

async function watching<Result>(origin: string, work: () => Promise<Result>) {
  const before = await residentBytes(origin)
  const begun = performance.now()
  let most = before
  const over = new AbortController()
  const watch = async () => {
    while (!over.signal.aborted) {
      most = Math.max(most, await residentBytes(origin))
      await wait(lookEveryMs)
    }
  }
  const watched = watch()
  try {
    const result = await work()
    const seconds = (performance.now() - begun) / 1_000
    return { result, measured: { seconds, grownMb: (most - before) / megabyte } }
  } finally {
    over.abort()
    await watched
  }
}
