// A passkey as the second step of signing in: asked for after the password, by whoever showed it.
import type { ShownPasskey } from '#contract/features/staff/staff.schema.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import {
  answerSeconds,
  challengeIn,
  checkUsedKey,
  handleOf,
  optionsForSecondStep,
} from '#server/platform/passkey/webauthn.ts'
import { hashSecret, newToken } from '#server/platform/secrets/token.ts'
import {
  keepChallenge,
  markUsed,
  passkeysOfStaff,
  type StaffPasskeyRow,
  takeChallenge,
} from './staff-passkey.db.ts'

interface StepParts {
  db: Database
  clock: Clock
}

/** Unlike any customer's: a device tells the two apart. */
export const staffKeyHandle = ({ id }: { id: number }) => `staff-${id}`

export const answeredUntil = (clock: Clock) => new Date(clock.now().getTime() + answerSeconds * 1_000)

export async function askForPasskey(
  { db, clock }: StepParts,
  staff_id: number,
  known: readonly StaffPasskeyRow[],
  origin: string,
) {
  const ticket = newToken()
  const options = optionsForSecondStep(origin, known)
  const about = { challenge: options.challenge, staff_id, expires_at: answeredUntil(clock) }
  await keepChallenge(db, { ...about, ticket_hash: hashSecret(ticket) })
  return { ticket, options }
}

/** False for another's or a removed passkey, a forged, late or second answer, and the copy of an authenticator. */
export async function usesPasskey(
  { db, clock }: StepParts,
  account: { id: number },
  { ticket, credential }: ShownPasskey,
  origin: string,
): Promise<boolean> {
  const at = clock.now()
  const challenge = challengeIn(credential)
  const holder = { staff_id: account.id, at, ticket_hash: hashSecret(ticket) }
  if (challenge === null || !(await takeChallenge(db, challenge, holder))) return false
  const { userHandle } = credential.response
  if (userHandle !== undefined && userHandle !== handleOf({ handle: staffKeyHandle(account) })) return false
  const known = await passkeysOfStaff(db, account.id)
  const key = known.find(({ credential_id }) => credential_id === credential.id)
  if (!key) return false
  const counter = await checkUsedKey(origin, credential, challenge, key, 'preferred')
  return counter !== null && markUsed(db, key.id, counter, at)
}
