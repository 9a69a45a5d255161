// Storing and judging one-time codes; every judgement holds the row, so guesses sent at once are counted one by one.
import { and, eq, lte, or, sql } from 'drizzle-orm'
import type { Database } from '#server/database/connection.ts'
import { oneTimeCode } from '#server/database/schema/session.ts'

export type CodePurpose = (typeof oneTimeCode.$inferSelect)['purpose']

export interface CodeKey {
  subject: string
  purpose: CodePurpose
}

export const codeRules = {
  valid_seconds: 600,
  resend_seconds: 60,
  wrong_tries: 5,
  /** The first block; each that follows is twice as long. */
  block_seconds: 600,
  /** A code of four digits would otherwise be found within weeks by somebody patient. */
  tries_a_day: 20,
  day_seconds: 86_400,
} as const

type CodeRow = typeof oneTimeCode.$inferSelect

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000)

const ofKey = ({ subject, purpose }: CodeKey) =>
  and(eq(oneTimeCode.subject, subject), eq(oneTimeCode.purpose, purpose))

const secondsUntil = (instant: Date, at: Date) =>
  Math.max(0, Math.ceil((instant.getTime() - at.getTime()) / 1_000))

/** Seconds until another code may be sent, and until a block ends; zeros when free. */
export async function waitsOf(db: Database, key: CodeKey, at: Date) {
  const [row] = await db.select().from(oneTimeCode).where(ofKey(key))
  return {
    resend: row ? secondsUntil(later(row.sent_at, codeRules.resend_seconds), at) : 0,
    blocked: row?.blocked_until ? secondsUntil(row.blocked_until, at) : 0,
  }
}

/** False when a code went out less than a minute ago or the subject is blocked: of two at once one wins. */
export async function storeCode(db: Database, key: CodeKey, code_hash: string, at: Date): Promise<boolean> {
  const fresh = { code_hash, sent_at: at, expires_at: later(at, codeRules.valid_seconds) }
  const stored = await db
    .insert(oneTimeCode)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({
      target: [oneTimeCode.subject, oneTimeCode.purpose],
      set: fresh,
      setWhere: and(
        lte(oneTimeCode.sent_at, later(at, -codeRules.resend_seconds)),
        or(sql`${oneTimeCode.blocked_until} is null`, lte(oneTimeCode.blocked_until, at)),
      ),
    })
    .returning({ subject: oneTimeCode.subject })
  return stored.length > 0
}

/** After a failed sending: the next attempt need not wait. */
export async function forgetCode(db: Database, key: CodeKey): Promise<void> {
  await db
    .update(oneTimeCode)
    .set({ code_hash: null, sent_at: new Date(0) })
    .where(ofKey(key))
}

/** Blocking: this try was one too many; blocked: an earlier one was. */
export type Verdict = { kind: 'right' | 'wrong' } | { kind: 'blocking' | 'blocked'; seconds: number }

/** `consume`: a right code is used up by this. */
export function judgeCode(
  db: Database,
  key: CodeKey,
  code_hash: string,
  at: Date,
  consume: boolean,
): Promise<Verdict> {
  return db.transaction(async (held) => {
    // Tries at a subject no code was sent to are counted as well: what is refused sooner would reveal which one has.
    const never = { sent_at: new Date(0), expires_at: at }
    await held
      .insert(oneTimeCode)
      .values({ ...key, ...never })
      .onConflictDoNothing()
    const [row] = await held.select().from(oneTimeCode).where(ofKey(key)).for('update')
    if (!row) return { kind: 'wrong' }
    const { verdict, change } = judge(row, code_hash, at, consume)
    if (change) await held.update(oneTimeCode).set(change).where(ofKey(key))
    return verdict
  })
}

interface Judgement {
  verdict: Verdict
  change?: Partial<CodeRow>
}

function judge(row: CodeRow, code_hash: string, at: Date, consume: boolean): Judgement {
  if (row.blocked_until && row.blocked_until > at) {
    return { verdict: { kind: 'blocked', seconds: secondsUntil(row.blocked_until, at) } }
  }
  // Wrong tries are remembered across new codes, or asking again would give five more guesses.
  const isFresh = row.last_wrong_at && later(row.last_wrong_at, codeRules.block_seconds) > at
  const tries = isFresh ? row.wrong_tries : 0
  const today = triesToday(row, at)
  if (tries >= codeRules.wrong_tries || today.day_tries >= codeRules.tries_a_day) {
    const block = blockOf(row, today, at)
    return { verdict: { kind: 'blocking', seconds: secondsUntil(block.blocked_until, at) }, change: block }
  }
  if (row.code_hash === code_hash && row.expires_at > at) {
    const used = { code_hash: null, wrong_tries: 0, block_rounds: 0 }
    return consume ? { verdict: { kind: 'right' }, change: used } : { verdict: { kind: 'right' } }
  }
  const counted = { ...today, day_tries: today.day_tries + 1 }
  return { verdict: { kind: 'wrong' }, change: { ...counted, wrong_tries: tries + 1, last_wrong_at: at } }
}

interface Today {
  day_began_at: Date
  day_tries: number
}

function triesToday({ day_began_at, day_tries }: CodeRow, at: Date): Today {
  const isToday = day_began_at && later(day_began_at, codeRules.day_seconds) > at
  return isToday ? { day_began_at, day_tries } : { day_began_at: at, day_tries: 0 }
}

/** Until the day is over where its tries are used up, else twice as long as the last time. */
function blockOf(row: CodeRow, { day_began_at, day_tries }: Today, at: Date) {
  const isRecent = row.last_wrong_at && later(row.last_wrong_at, codeRules.day_seconds) > at
  const rounds = isRecent ? row.block_rounds : 0
  const blocked_until =
    day_tries >= codeRules.tries_a_day
      ? later(day_began_at, codeRules.day_seconds)
      : later(at, Math.min(codeRules.block_seconds * 2 ** rounds, codeRules.day_seconds))
  return { blocked_until, block_rounds: rounds + 1, wrong_tries: 0, code_hash: null }
}
