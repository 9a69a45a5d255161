// A transaction that begins again when it met another head-on: the database ends one of two that wait for each other.
import type { Database, Statements } from './connection.ts'

const deadlock = '40P01'

const tries = 3

/** Inside another transaction only this part of it begins again. */
export async function transact<Result>(
  db: Pick<Database, 'transaction'>,
  work: (tx: Statements) => Promise<Result>,
): Promise<Result> {
  for (let left = tries; ; left -= 1) {
    try {
      return await db.transaction(work)
    } catch (problem) {
      if (left <= 1 || !isDeadlock(problem)) throw problem
    }
  }
}

function isDeadlock(problem: unknown): boolean {
  const cause = problem instanceof Error && problem.cause instanceof Error ? problem.cause : problem
  return cause instanceof Error && 'code' in cause && cause.code === deadlock
}
