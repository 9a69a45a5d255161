// The run itself: what was found before is sent first, then rounds of new requests, each followed by a look at the shop.
import { curlLine } from './curl-line.ts'
import { type Answer, faultOf, slowMs } from './judge.ts'
import type { Known } from './known.ts'
import { grewTooMuch, growthOf, mostGrowth, type Sample, sampleMemory } from './memory.ts'
import { isQuiet } from './quiet.ts'
import { type FuzzRequest, requestOf } from './request.ts'
import { createSender } from './send.ts'
import type { Target } from './targets.ts'

export interface Fault {
  what: string
  request: FuzzRequest
  curl: string
}

export interface RunParts {
  origin: string
  seed: string
  count: number
  /** Number of the first request. */
  first: number
  targets: readonly Target[]
  regressions: readonly FuzzRequest[]
  /** Called before every round. */
  known(): Promise<Known>
  isAlive(): boolean
  say(line: string): void
}

export interface RunResult {
  sent: number
  faults: readonly Fault[]
  byStatus: ReadonlyMap<number, number>
  slowest: number
  growth: Sample | null
}

const connections = 8
const roundSize = 1_000
/** After so many the rest would say the same. */
const mostFaults = 200
/** Slow answers on a busy machine are excused so often and no more: the shop itself may be what keeps it busy. */
const unjudgedAtMost = 50

export async function run(parts: RunParts): Promise<RunResult> {
  const { origin, seed, count, first, targets, say } = parts
  const sender = createSender(origin, connections)
  const tally: Tally = { sent: 0, faults: [], byStatus: new Map(), slowest: 0, unjudged: 0 }
  const running: Running = { parts, sender, tally }
  const samples: Sample[] = []

  let known = await parts.known()
  for (const request of parts.regressions) await round(running, [request])
  const last = first + count
  for (let from = first; from < last && goesOn(running); from += roundSize) {
    const started = performance.now()
    const numbers = Array.from({ length: Math.min(roundSize, last - from) }, (_, at) => from + at)
    const requests = numbers.map((number) => requestOf(seed, number, targets, known))
    await round(running, requests)
    if (!parts.isAlive()) break
    samples.push(await sampleMemory(origin))
    known = await parts.known()
    const perSecond = Math.round(numbers.length / ((performance.now() - started) / 1_000))
    const { resident = 0, heap = 0 } = samples.at(-1) ?? {}
    say(
      `${from + numbers.length - first} sent, ${perSecond}/s, ${resident.toFixed(0)} MB resident, ${heap.toFixed(0)} MB heap`,
    )
  }
  sender.close()
  const { sent, faults, byStatus, slowest } = tally
  return { sent, faults, byStatus, slowest, growth: growthOf(samples) }
}

/** Counted over the whole run. */
interface Tally {
  sent: number
  faults: Fault[]
  byStatus: Map<number, number>
  slowest: number
  unjudged: number
}

interface Running {
  parts: RunParts
  sender: ReturnType<typeof createSender>
  tally: Tally
}

const goesOn = ({ parts, tally }: Running) => parts.isAlive() && tally.faults.length < mostFaults

async function round(running: Running, requests: readonly FuzzRequest[]): Promise<void> {
  const waiting = [...requests].reverse()
  const slow: [FuzzRequest, number][] = []
  await Promise.all(Array.from({ length: connections }, () => work(running, waiting, slow)))
  for (const [request, milliseconds] of slow) await confirmSlow(running, request, milliseconds)
}

/** Until the round is over; what was slow is set aside. */
async function work(running: Running, waiting: FuzzRequest[], slow: [FuzzRequest, number][]): Promise<void> {
  const { tally } = running
  for (let request = waiting.pop(); request && goesOn(running); request = waiting.pop()) {
    const answer = await ask(running, request)
    if (!answer || request.raw) continue
    tally.slowest = Math.max(tally.slowest, answer.milliseconds)
    if (answer.milliseconds > slowMs) slow.push([request, answer.milliseconds])
  }
}

async function ask(running: Running, request: FuzzRequest): Promise<Answer | null> {
  const { sender, tally } = running
  tally.sent += 1
  try {
    const answer = await sender.send(request)
    tally.byStatus.set(answer.status, (tally.byStatus.get(answer.status) ?? 0) + 1)
    const fault = faultOf(request, answer)
    const id = answer.headers['x-request-id'] ?? ''
    if (fault) blame(running, request, `${fault}: ${answer.text.slice(0, 200)} [${id}]`)
    return answer
  } catch (problem) {
    blame(running, request, `no answer: ${problem instanceof Error ? problem.message : problem}`)
    return null
  }
}

/** Slow while seven others were asked, or while memory was collected, is no fault: it must be slow alone, twice. */
async function confirmSlow(running: Running, request: FuzzRequest, before: number): Promise<void> {
  for (let again = 0; again < 2; again += 1) {
    if (!(await isQuiet(running.parts.origin))) return excuseSlow(running, request)
    const answer = await ask(running, request)
    if (!answer || answer.milliseconds <= slowMs) return
  }
  blame(running, request, `slow: ${Math.round(before)} ms, and over ${slowMs} ms twice more when asked alone`)
}

function excuseSlow(running: Running, request: FuzzRequest): void {
  const { parts, tally } = running
  tally.unjudged += 1
  parts.say(`${request.name} was slow on a machine that is busy otherwise`)
  if (tally.unjudged === unjudgedAtMost) {
    blame(running, request, `slow, like ${tally.unjudged - 1} others nobody could judge`)
  }
}

function blame({ parts, tally }: Running, request: FuzzRequest, what: string): void {
  const curl = curlLine(parts.origin, request)
  tally.faults.push({ what, request, curl })
  parts.say(`FAULT ${what} (${request.name})\n  ${curl.slice(0, 2_000)}`)
}

export function memoryFault(growth: Sample | null): string | null {
  if (!growth || !grewTooMuch(growth)) return null
  const bounds = `at most ${mostGrowth.resident} and ${mostGrowth.heap}`
  return `memory grew by ${growth.resident.toFixed(0)} MB resident, ${growth.heap.toFixed(0)} MB heap (${bounds})`
}
