// Challenges handed out and not yet answered: kept in the database, so that any process may take the answer.
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import { answerSeconds } from '#server/platform/passkey/webauthn.ts'
import { keepChallenge, takeChallenge } from './passkey.db.ts'

export function createChallenges({ db, clock }: { db: Database; clock: Clock }) {
  return {
    async keep(challenge: string, customer_id: number | null): Promise<void> {
      const expires_at = new Date(clock.now().getTime() + answerSeconds * 1_000)
      await keepChallenge(db, { challenge, customer_id, expires_at })
    },

    /** A challenge for a new passkey signs nobody in, and one customer's is not another's. */
    take: (challenge: string, customer_id: number | null) =>
      takeChallenge(db, challenge, customer_id, clock.now()),
  }
}

export type Challenges = ReturnType<typeof createChallenges>
