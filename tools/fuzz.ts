// `npm run fuzz -- [inputs] [seed] [first]`: sends hostile inputs to every endpoint of a shop of its own, and fails on
// a 5xx, a stack trace, a repeatable answer over 500 ms, growth of memory, or the end of the process.
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { auditEndpoints } from '#contract/features/audit/audit.endpoints.ts'
import { chatOperationsEndpoints } from '#contract/features/chat/operations.endpoints.ts'
import { operationsEndpoints } from '#contract/features/order/operations.endpoints.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { openApiDocument } from '#server/platform/http/document/openapi.ts'
import { bundleServer } from './build/bundle-server.ts'
import { createAskShop } from './fuzz/ask-shop.ts'
import { examplesFor } from './fuzz/examples.ts'
import type { Known } from './fuzz/known.ts'
import { createPeople } from './fuzz/people.ts'
import { regressionsOf } from './fuzz/regressions.ts'
import { memoryFault, run } from './fuzz/run.ts'
import { shopValues } from './fuzz/shop-values.ts'
import { besideTheDocument, targetsOf } from './fuzz/targets.ts'
import { ensureBuilt } from './launch.mjs'
import { startBuiltShop } from './shop/built-shop.ts'

const [inputs = '100000', seed = new Date().toISOString(), first = '0'] = process.argv.slice(2)
const operations_token = 'the operations token of the fuzz'.replaceAll(' ', '-')
const say = (line: string) => process.stdout.write(`${line}\n`)

say(`${inputs} inputs; again with: npm run fuzz -- ${inputs} ${seed}`)
ensureBuilt(process.execPath)
// With its replies checked against the contract: a wrong one is a 500 as well.
const program = await bundleServer('server/testing/standalone-shop.ts', '.cache/fuzz')
const settings = { RATE_LIMIT: 'off', OPERATIONS_TOKEN: operations_token }
const shop = await startBuiltShop(settings, { program })
const errors: string[] = []
if (shop.process.stdout) createInterface(shop.process.stdout).on('line', (line) => errors.push(line))

try {
  const ask = createAskShop(shop.url)
  const { values, plain, parcel_module } = await shopValues(ask)
  const renewPeople = createPeople(ask, values.zone_id ?? [], plain)
  const examples = examplesFor(plain, parcel_module)
  const document: unknown = await (await fetch(`${shop.url}/api/openapi.json`)).json()
  const operated = openApiDocument([
    ...Object.values(operationsEndpoints),
    ...Object.values(chatOperationsEndpoints),
    ...Object.values(staffEndpoints),
    ...Object.values(auditEndpoints),
  ])
  const known = async (): Promise<Known> => ({
    people: await renewPeople(),
    operations_token,
    values,
    examples,
  })
  const kept: unknown = JSON.parse(
    await readFile(new URL('./fuzz/regressions.json', import.meta.url), 'utf8'),
  )
  const result = await run({
    origin: shop.url,
    seed,
    count: Number(inputs),
    first: Number(first),
    targets: [...targetsOf(document), ...targetsOf(operated), ...besideTheDocument],
    regressions: regressionsOf(kept, await known()),
    known,
    isAlive: () => shop.process.exitCode === null && shop.process.signalCode === null,
    say,
  })
  const ended = shop.process.exitCode ?? shop.process.signalCode
  const faults = [
    ...result.faults.map(
      ({ what, curl, request }) => `${what}\n  ${request.name}\n  ${curl.slice(0, 4_000)}`,
    ),
    ...(ended === null ? [] : [`the shop ended: ${ended}`]),
    ...[memoryFault(result.growth)].filter((one) => one !== null),
  ]
  const statuses = [...result.byStatus].toSorted(([one], [other]) => one - other)
  say(`\n${result.sent} requests: ${statuses.map(([status, times]) => `${status} × ${times}`).join(', ')}`)
  say(
    `slowest ${Math.round(result.slowest)} ms; memory ${result.growth ? `${result.growth.resident.toFixed(0)} MB resident, ${result.growth.heap.toFixed(0)} MB heap more` : 'not judged in so short a run'}`,
  )
  if (faults.length > 0) {
    say(
      `\n${errors
        .slice(-200)
        .map((line) => line.slice(0, 1_500))
        .join('\n')}`,
    )
    say(`\n${faults.length} faults:\n${faults.join('\n')}`)
    process.exitCode = 1
  }
} finally {
  await shop.stop()
}
