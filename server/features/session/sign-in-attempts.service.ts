// Slows down who guesses passwords, of customers and of staff: by account and by address, without keeping the owner out
// from anywhere else.
import { coreFailures, type FailureKind, refuse } from '#contract/core/failure.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { Client } from '#server/platform/http/caller/client.ts'
import { hashSecret } from '#server/platform/secrets/token.ts'
import {
  type AttemptRow,
  holdAttempts,
  takeBackAttempt,
  writeAttempt,
  writeEntered,
} from './sign-in-attempt.db.ts'

export interface SignInAttemptParts {
  db: Database
  clock: Clock
  /** Off, nothing is counted: tests and benches sign in more often than people do. */
  limits_sign_in: boolean
}

const wrongAtMost = 10

/** The first wait; each that follows is twice as long, up to the longest. Forgotten that long after the last wrong try. */
const firstWaitSeconds = 60
const ofAccount = { longestSeconds: 3_600, forgottenSeconds: 86_400 } as const
/** Shorter, because many people may stand behind one address. */
const ofAddress = { longestSeconds: 900, forgottenSeconds: 1_800 } as const

/** Where an account was entered within so long, others' guesses do not count against its owner. */
const knownSeconds = 60 * 86_400

type Memory = typeof ofAccount | typeof ofAddress

const later = (at: Date, seconds: number) => new Date(at.getTime() + seconds * 1_000)

function wrongOf(row: AttemptRow | undefined, { forgottenSeconds }: Memory, at: Date): number {
  if (!row?.last_wrong_at || later(row.last_wrong_at, forgottenSeconds) <= at) return 0
  return row.wrong
}

function waitOf(row: AttemptRow | undefined, memory: Memory, at: Date): number {
  const wrong = wrongOf(row, memory, at)
  if (!row?.last_wrong_at || wrong < wrongAtMost) return 0
  const seconds = Math.min(firstWaitSeconds * 2 ** (wrong - wrongAtMost), memory.longestSeconds)
  return Math.max(0, Math.ceil((later(row.last_wrong_at, seconds).getTime() - at.getTime()) / 1_000))
}

interface Judgement {
  /** Seconds this try has to wait; 0 when it may be made. */
  wait: number
  /** Seconds to answer with if it turns out wrong: the account is being guessed at from elsewhere. */
  waitIfWrong: number
  isKnown: boolean
}

type Rows = Record<'pair' | 'address' | 'account', AttemptRow | undefined>

function judge({ pair, address, account }: Rows, at: Date): Judgement {
  const isKnown = pair?.entered_at != null && later(pair.entered_at, knownSeconds) > at
  const own = waitOf(pair, ofAccount, at)
  if (isKnown) return { wait: own, waitIfWrong: 0, isKnown }
  const attacked = waitOf(account, ofAccount, at)
  // The right password is let in from an address that did not guess; whoever did waits with the other guessers.
  const asGuesser = wrongOf(pair, ofAccount, at) > 0 ? attacked : 0
  return { wait: Math.max(own, waitOf(address, ofAddress, at), asGuesser), waitIfWrong: attacked, isKnown }
}

function subjectsOf(whom: string, { address }: Pick<Client, 'address'>) {
  const account = hashSecret(whom)
  return {
    pair: `account ${account} from ${address}`,
    address: `address ${address}`,
    account: `account ${account}`,
  }
}

/** How a try ended. `unfinished`: nothing wrong was said, but more is wanted; `halfway`: so it is, and what was said
 * suffices for now. Both count neither way. */
export type Verdict<Found> =
  | { kind: 'entered'; found: Found }
  | { kind: 'halfway'; found: Found }
  | { kind: 'unfinished'; refusal: FailureKind }
  | { kind: 'wrong'; refusal: FailureKind }

export function createSignInAttempts({ db, clock, limits_sign_in }: SignInAttemptParts) {
  /** Counted as wrong before it is checked, or a hundred sent at once would all be checked first. */
  function begin(subjects: ReturnType<typeof subjectsOf>, at: Date) {
    return db.transaction(async (tx) => {
      const expires_at = later(at, ofAccount.forgottenSeconds)
      const held = await holdAttempts(tx, Object.values(subjects), expires_at)
      const rows = {
        pair: held.get(subjects.pair),
        address: held.get(subjects.address),
        account: held.get(subjects.account),
      }
      const judgement = judge(rows, at)
      if (judgement.wait > 0) refuse(coreFailures.too_many_requests, { retry_after: judgement.wait })
      const counted: AttemptRow[] = []
      for (const [name, memory] of countedFor(judgement)) {
        const row = rows[name]
        if (!row) continue
        counted.push(row)
        const wrong = wrongOf(row, memory, at) + 1
        const lasts = row.expires_at > expires_at ? row.expires_at : expires_at
        await writeAttempt(tx, row.subject, { wrong, last_wrong_at: at, expires_at: lasts })
      }
      return { ...judgement, counted }
    })
  }

  async function entered(subject: string, counted: readonly AttemptRow[], counted_at: Date): Promise<void> {
    const at = clock.now()
    await db.transaction(async (tx) => {
      for (const row of counted) {
        if (row.subject !== subject) await takeBackAttempt(tx, row, counted_at)
      }
      await writeEntered(tx, subject, at, later(at, knownSeconds))
    })
  }

  /** Or asking for the second step, again and again, would forgive the wrong codes in between. */
  function uncount(counted: readonly AttemptRow[], counted_at: Date): Promise<void> {
    return db.transaction(async (tx) => {
      for (const row of counted) await takeBackAttempt(tx, row, counted_at)
    })
  }

  /**
   * `whom` is what the caller names, an account or a passkey, there or not. Refuses who has to wait, and everybody
   * whose check finds nobody.
   */
  async function prove<Found>(
    whom: string,
    client: Client,
    check: () => Promise<Verdict<Found>>,
  ): Promise<Found> {
    if (!limits_sign_in) return foundOf(await check())
    const at = clock.now()
    const subjects = subjectsOf(whom, client)
    const { counted, waitIfWrong } = await begin(subjects, at)
    const verdict = await check()
    if (verdict.kind === 'entered') await entered(subjects.pair, counted, at)
    if (verdict.kind === 'unfinished' || verdict.kind === 'halfway') await uncount(counted, at)
    if (verdict.kind === 'wrong' && waitIfWrong > 0) {
      refuse(coreFailures.too_many_requests, { retry_after: waitIfWrong })
    }
    return foundOf(verdict)
  }

  return {
    prove,

    /** `check` finds out who it is, and null for a wrong password. */
    attempt<Found>(whom: string, client: Client, check: () => Promise<Found | null>): Promise<Found> {
      return prove(whom, client, async () => {
        const found = await check()
        return found === null
          ? { kind: 'wrong', refusal: coreFailures.unauthorized }
          : { kind: 'entered', found }
      })
    },

    /** Proven by other means, such as a code to the account's phone. */
    async trust(whom: string, client: Client): Promise<void> {
      if (limits_sign_in) await entered(subjectsOf(whom, client).pair, [], clock.now())
    },
  }
}

export type SignInAttempts = ReturnType<typeof createSignInAttempts>

function foundOf<Found>(verdict: Verdict<Found>): Found {
  return 'found' in verdict ? verdict.found : refuse(verdict.refusal)
}

/** Mistyped where the owner is known to be, it is no guess at the account, nor one of a stranger at this address. */
function countedFor({ isKnown }: Judgement): readonly (readonly [keyof Rows, Memory])[] {
  const pair = ['pair', ofAccount] as const
  return isKnown ? [pair] : [pair, ['account', ofAccount], ['address', ofAddress]]
}
