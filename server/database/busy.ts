// Tells a database that is away, frozen or overrun from a bug: what failed for it may succeed in a moment.
import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/** The shop's own refusal to put more load on the database. */
class DatabaseBusy extends Error {}

export const busy = (why: string, cause?: unknown): Error => new DatabaseBusy(why, { cause })

/** SQLSTATE of refusals that pass; a whole class is named by its first two characters. */
const passing = [
  // Connection exceptions.
  '08',
  // Serialization failure, deadlock.
  '40001',
  '40P01',
  // Out of memory, too many connections.
  '53200',
  '53300',
  // Lock not available within the lock timeout.
  '55P03',
  // Canceled by the statement timeout; shutdown, crash, starting; the session was idle for too long.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '25P03',
]

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** In the words of the driver, which gives these no code. */
const driverWords =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/

/** Causes of causes; a chain that leads back to itself must end too. */
const deepest = 5

/** Whether the database refused or was not there, rather than something being wrong with what it was asked. */
export function isBusy(problem: unknown, ofDatabase = false, depth = 0): boolean {
  if (!(problem instanceof Error) || depth > deepest) return false
  if (problem instanceof DatabaseBusy) return true
  if (problem instanceof pg.DatabaseError) {
    return passing.some((code) => problem.code?.startsWith(code))
  }
  if (driverWords.test(problem.message)) return true
  // Other services are reached over the network as well: only below a query is it the database that refused.
  const below = ofDatabase || problem instanceof DrizzleQueryError
  if (below && 'code' in problem && systemCodes.has(String(problem.code))) return true
  const causes = problem instanceof AggregateError ? problem.errors : [problem.cause]
  return causes.some((cause) => isBusy(cause, below, depth + 1))
}
