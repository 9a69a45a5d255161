// Whether the database answers, answered in time to whoever asks.
import type pg from 'pg'
import { createMemo, type Memo } from '#server/platform/cache/memo.ts'

/** A check that is late is a no: those who ask act within two seconds. */
const answerMs = 1_500

/** All who ask at the same time share one check, so that asking costs a frozen database one connection at most. */
export function createReadiness(pool: Pick<pg.Pool, 'query'>): () => Promise<boolean> {
  const check: Memo<boolean> = createMemo(() =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => check.forget()),
  )
  return () => inTime(check.get())
}

function inTime(answer: Promise<boolean>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), answerMs)
  return Promise.race([answer, late.promise]).finally(() => clearTimeout(timer))
}
