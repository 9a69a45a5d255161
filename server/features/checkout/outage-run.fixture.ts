// People who go on ordering while the database is killed, frozen and cut off again and again under one API process.
import { setTimeout as wait } from 'node:timers/promises'
import { chanceFrom } from '#demo/art/paint/random.ts'
import { type ApiProcess, prepareApiProcesses } from '#server/testing/api-process.ts'
import type { BreakableDatabase } from '#server/testing/breakable-database.ts'
import { type Attempt, ask, type CrashShop, type Habit } from './crash.fixture.ts'

const faultKinds = ['backends ended', 'database killed', 'database frozen'] as const

export type Fault = (typeof faultKinds)[number]

export interface OutageRun {
  attempts: Attempt[]
  faults: readonly Fault[]
  /** Requests that were refused with 'busy'. */
  refused: number
  /** Milliseconds from the return of the database to the next write that was answered, for each fault. */
  recoveries: number[]
  /** Whether the process that began is the one that still answers. */
  isSameProcess: boolean
}

/** Short, so that a frozen database is given up on and not merely waited for. */
const limits = {
  CONNECT_TIMEOUT_MS: '1000',
  LOCK_TIMEOUT_MS: '1500',
  STATEMENT_TIMEOUT_MS: '1500',
  QUERY_TIMEOUT_MS: '2000',
  LOG_LEVEL: 'silent',
}

/** Each kind in turn, then as chance has it. */
function faultsOf(seed: string, count: number): Fault[] {
  const chance = chanceFrom(seed)
  return Array.from({ length: count }, (_, at) => faultKinds[at] ?? chance.pick(faultKinds))
}

export async function orderThroughOutages(
  { habits }: Pick<CrashShop, 'habits'>,
  database: BreakableDatabase,
  { faults: count, seed }: { faults: number; seed: string },
): Promise<OutageRun> {
  const chance = chanceFrom(`${seed} times`)
  const processes = await prepareApiProcesses(limits)
  const api = await processes.start(database.url)
  const run: OutageRun = {
    attempts: [],
    faults: faultsOf(seed, count),
    refused: 0,
    recoveries: [],
    isSameProcess: true,
  }
  let isOver = false

  /** As a browser does: the same key until it is known what became of it. */
  async function insist(attempt: Attempt): Promise<void> {
    while (!attempt.reply) {
      attempt.asked_at = Date.now()
      const reply = await ask(api.url, attempt).catch(() => undefined)
      if (!api.isAlive()) throw new Error('the process ended')
      if (reply && reply.status !== 503) {
        attempt.reply = reply
        return
      }
      attempt.unanswered += 1
      if (reply) run.refused += 1
      await wait(100)
    }
  }

  async function keepOrdering(habit: Habit): Promise<void> {
    for (let turn = 1; !isOver; turn += 1) {
      const key = `${habit.name} ${turn}`
      await untilDone(() => habit.prepare(key))
      const attempt: Attempt = { habit, key, unanswered: 0, asked_at: 0 }
      run.attempts.push(attempt)
      await insist(attempt)
    }
  }

  const answered = () => run.attempts.filter(({ reply }) => reply).length

  async function breakAt(fault: Fault): Promise<void> {
    const wanted = answered() + habits.length
    while (answered() < wanted) await wait(10)
    await wait(chance.whole(0, 100))
    await happen[fault](database, () => chance.whole(100, 3_500))
    run.recoveries.push(await recovery(api))
  }

  try {
    const shoppers = habits.map(keepOrdering)
    const ordering = Promise.all(shoppers)
    for (const fault of run.faults) await Promise.race([breakAt(fault), ordering])
    isOver = true
    await ordering
    run.isSameProcess = api.isAlive()
    return run
  } finally {
    isOver = true
    await api.kill()
    await processes.close()
  }
}

/** Settled when the database is back. */
const happen: Record<Fault, (database: BreakableDatabase, duration: () => number) => Promise<void>> = {
  'backends ended': (database) => database.endBackends(),
  async 'database killed'(database, duration) {
    await database.kill()
    await wait(duration() / 3)
    await database.restart()
  },
  async 'database frozen'(database, duration) {
    await database.freeze()
    await wait(duration())
    database.thaw()
  },
}

async function recovery({ url }: ApiProcess): Promise<number> {
  const back = performance.now()
  for (;;) {
    const reply = await fetch(`${url}/api/v1/auth/guest/request`, { method: 'POST' }).catch(() => undefined)
    if (reply?.status === 200) return performance.now() - back
    await wait(20)
  }
}

/** What people prepare for themselves fails in an outage as well. */
async function untilDone(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    const isDone = await work().then(
      () => true,
      () => false,
    )
    if (isDone) return
    await wait(100)
  }
}
