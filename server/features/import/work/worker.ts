// Works at imports that wait, one after the other, in whichever process comes first; a claim says who, and runs out.
import { randomUUID } from 'node:crypto'
import { dropParts, forgetOld, type ImportPatch, type ImportRecord } from '../import.db.ts'
import { FileRefused } from '../read/table.ts'
import { checkFile } from './check-file.ts'
import { claimNext, endClaim, keepClaim, leaveClaim } from './claim.db.ts'
import type { ImportParts } from './import-parts.ts'
import { ClaimLost, NotItsTurn, runImport } from './run-import.ts'
import type { Progress } from './tally.ts'

/** Well before a claim runs out; also how often the progress moves. */
const renewEveryMs = 1_000

/** What fails as often is given up. */
const mostAttempts = 3

const hourMs = 3_600_000
const day = 24 * hourMs

export function createImportWorker(parts: ImportParts) {
  const claimant = randomUUID()
  const stopping = new AbortController()
  let forgotAt = 0

  async function forget(): Promise<void> {
    const now = parts.clock.now().getTime()
    if (now - forgotAt < hourMs) return
    forgotAt = now
    await forgetOld(parts.db, { begun: new Date(now - 2 * day), ended: new Date(now - 30 * day) })
  }

  return {
    /** Until nothing waits any more. */
    async work(): Promise<void> {
      while (!stopping.signal.aborted) {
        const record = await claimNext(parts.db, claimant)
        if (!record) return forget()
        if (!(await workAt(parts, record, stopping.signal))) return
      }
    },
    /** What is being written is taken back, and another process, or the next start, goes on. */
    stop(): void {
      stopping.abort()
    },
  }
}

/** False: there is nothing to be done about it now. */
async function workAt(parts: ImportParts, record: ImportRecord, stopping: AbortSignal): Promise<boolean> {
  const { db, log } = parts
  if (record.attempts > mostAttempts) {
    await end(parts, record, refusal(new FileRefused('failed')))
    return true
  }
  const kept = keepGoing(parts, record, stopping)
  try {
    const patch = await (record.state === 'checking' ? checkFile : runImport)(parts, record, kept.progress)
    kept.stop()
    if (patch) await end(parts, record, patch)
    else await dropParts(db, record.id)
    return true
  } catch (problem) {
    kept.stop()
    if (problem instanceof FileRefused) {
      await end(parts, record, refusal(problem))
      return true
    }
    const isOurs = problem instanceof NotItsTurn || problem instanceof ClaimLost
    if (!isOurs) log.error({ problem, import_id: record.id }, 'an import failed')
    await leaveClaim(db, record, isOurs ? record.attempts - 1 : record.attempts)
    return false
  } finally {
    kept.stop()
  }
}

async function end({ db, clock }: ImportParts, record: ImportRecord, patch: ImportPatch): Promise<void> {
  const isOver = patch.state !== 'checked'
  const ended = await endClaim(db, record, {
    ...patch,
    attempts: 0,
    ...(isOver ? { ended_at: clock.now() } : {}),
  })
  if (ended && isOver) await dropParts(db, record.id)
}

const refusal = ({ key, parameters }: FileRefused): ImportPatch => ({
  state: 'refused',
  problem: { key, parameters },
})

/** Renews the claim while the work goes on, and ends the work where that is not possible any more. */
function keepGoing({ db, log }: ImportParts, record: ImportRecord, stopping: AbortSignal) {
  let isLost = false
  const progress: Progress = {
    rows: 0,
    goOn() {
      if (isLost || stopping.aborted) throw new ClaimLost()
    },
  }
  const renew = async () => {
    isLost ||= !(await keepClaim(db, record, progress.rows))
  }
  // One that cannot be asked about is not lost yet: it is asked about again.
  const timer = setInterval(() => {
    renew().catch((problem: unknown) => log.warn({ problem }, 'the claim of an import could not be renewed'))
  }, renewEveryMs)
  return { progress, stop: () => clearInterval(timer) }
}
