// One command of the catalogue line: a file in, checked first and written where that is said, or a file out.
import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { importView } from '#contract/features/import/import.schema.ts'
import { importKinds, importLimits } from '#contract/features/import/import-words.ts'
import { CommandRefused, type Desk, type DeskShop, jsonOf, signIn } from './desk-client.ts'

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  pictures: text,
  store: text,
  run: flag,
  'skip-refused': flag,
  refused: text,
  format: text,
  out: text,
} as const

export const help = [
  'npm run catalogue -- import <kind> <file> [--pictures zip] [--store id] [--run] [--skip-refused] [--refused file]',
  'npm run catalogue -- export <kind> [--format csv|xlsx|merchant_xml|merchant_tsv] [--store id] [--out file]',
  '',
  `Kinds: ${importKinds.join(', ')}.`,
  'Without --run the file is only checked. --skip-refused writes the other rows; --refused keeps the refused ones.',
  'SHOP_URL is the address of the shop (http://localhost:3000); DESK_EMAIL and DESK_PASSWORD, and DESK_CODE where the',
  'second step is on, are those of somebody who works there.',
].join('\n')

type Say = (line: string) => void

/** Its exit code: 0 is done, 2 is rows that were refused. */
export async function catalogue(args: readonly string[], shop: DeskShop, say: Say): Promise<number> {
  const { positionals, values } = read(args)
  const [command, kind = '', file] = positionals
  const isKnown = importKinds.some((one) => one === kind)
  if (!isKnown || (command !== 'export' && !(command === 'import' && file))) throw new CommandRefused(help)
  const desk = await signIn(shop)
  try {
    if (command === 'export') return await exportTo(desk, kind, values)
    return await importFrom(desk, { kind, file: file ?? '', ...values }, say)
  } finally {
    await desk.signOut()
  }
}

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (problem) {
    throw new CommandRefused(problem instanceof Error ? problem.message : String(problem))
  }
}

type Values = ReturnType<typeof read>['values']

async function exportTo(desk: Desk, kind: string, { format = 'csv', store, out }: Values): Promise<number> {
  const query = new URLSearchParams({ format, ...(store ? { store_id: store } : {}) })
  const { body } = await desk.send(`/exports/${kind}?${query}`)
  await save(body, out)
  return 0
}

async function save(body: Response['body'], out: string | undefined): Promise<void> {
  if (!body) throw new CommandRefused('The shop sent no file.')
  await pipeline(piecesOf(body), out ? createWriteStream(out) : process.stdout, { end: out !== undefined })
}

async function* piecesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
}

interface Wanted extends Values {
  kind: string
  file: string
}

const viewOf = (answer: unknown) => importView.parse(answer)

async function importFrom(desk: Desk, wanted: Wanted, say: Say): Promise<number> {
  const { kind, file, store, pictures } = wanted
  const begun = { kind, file_name: basename(file), ...(store ? { store_id: store } : {}) }
  const { id } = viewOf(await desk.json('/imports', jsonOf('POST', begun)))
  const parts = await sendParts(desk, id, 'file', file)
  const picture_parts = pictures ? await sendParts(desk, id, 'pictures', pictures) : 0
  const whole = jsonOf('POST', { parts, picture_parts })
  const sent = viewOf(await desk.json(`/imports/${id}/read`, whole))
  if (sent.problem) throw new CommandRefused(sent.problem)
  for (const [at, heading] of sent.headings.entries())
    say(`  ${heading} → ${sent.mapping[at] ?? '(left out)'}`)
  const asked = jsonOf('POST', { version: sent.version, mapping: sent.mapping })
  await desk.json(`/imports/${id}/check`, asked)
  const checked = await ended(desk, id)
  if (checked.problem) throw new CommandRefused(checked.problem)
  sayCounts(checked, say)
  if (checked.counts.refused > 0 && wanted.refused) {
    await save((await desk.send(`/imports/${id}/refused`)).body, wanted.refused)
  }
  if (!wanted.run) return leave(desk, checked)
  const skip_refused = wanted['skip-refused'] === true
  await desk.json(`/imports/${id}/run`, jsonOf('POST', { version: checked.version, skip_refused }))
  const done = await ended(desk, id)
  if (done.state !== 'done') throw new CommandRefused(done.problem ?? `The import is ${done.state}.`)
  say(`Written: ${done.counts.made} new, ${done.counts.changed} changed.`)
  return done.counts.refused > 0 ? 2 : 0
}

type View = ReturnType<typeof viewOf>

async function leave(desk: Desk, { id, version, counts }: View): Promise<number> {
  await desk.json(`/imports/${id}/cancel`, jsonOf('POST', { version }))
  return counts.refused > 0 ? 2 : 0
}

function sayCounts({ counts }: View, say: Say): void {
  say(
    Object.entries(counts)
      .map(([fate, count]) => `${fate}: ${count}`)
      .join(', '),
  )
}

async function sendParts(desk: Desk, id: number, of: string, path: string): Promise<number> {
  const { size } = await stat(path).catch(() => {
    throw new CommandRefused(`There is no file ${path}.`)
  })
  const { part: most } = importLimits
  const count = Math.max(1, Math.ceil(size / most))
  for (let number = 0; number < count; number += 1) {
    const pieces: Buffer[] = []
    const range = { start: number * most, end: (number + 1) * most - 1 }
    for await (const piece of createReadStream(path, range)) pieces.push(piece)
    const body = new FormData()
    body.set('of', of)
    body.set('number', String(number))
    body.set('part', new Blob([Buffer.concat(pieces)]), 'part')
    await desk.send(`/imports/${id}/parts`, { method: 'POST', body })
  }
  return count
}

/** Until no process works at it any more. */
async function ended(desk: Desk, id: number): Promise<View> {
  for (;;) {
    const view = viewOf(await desk.json(`/imports/${id}`))
    if (view.state !== 'checking' && view.state !== 'running') return view
    await wait(500)
  }
}
