// Recovery codes: given with the first second step of an account, whatever its kind, and kept as hashes.
import type { Statements } from '#server/database/connection.ts'
import { hashSecret, newCode } from '#server/platform/secrets/token.ts'
import { recoveryCodesLeft, replaceRecoveryCodes } from './second-factor.db.ts'

const codeCount = 10
const halfLength = 5

/** With whose it is, so that equal codes of two people are not equal in the table. */
export const hashOfCode = (staff_id: number, code: string) => hashSecret(`${staff_id} ${code}`)

/** To be shown once; null where some are left: they go on. The account's row is held. */
export async function giveRecoveryCodes(tx: Statements, staff_id: number): Promise<string[] | null> {
  if ((await recoveryCodesLeft(tx, staff_id)) > 0) return null
  const codes = Array.from({ length: codeCount }, () => newCode(2 * halfLength))
  await replaceRecoveryCodes(
    tx,
    staff_id,
    codes.map((one) => hashOfCode(staff_id, one)),
  )
  return codes.map((one) => `${one.slice(0, halfLength)}-${one.slice(halfLength)}`)
}
