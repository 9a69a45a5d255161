// Passwords are kept as argon2id; a wrong name costs a caller the same work as a wrong password.
import { hash, verify } from '@node-rs/argon2'
import { newToken } from './token.ts'

let nobodys: Promise<string> | undefined

export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Null stands for an account that does not exist or has no password: the same work, and never a match. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  nobodys ??= hashPassword(newToken())
  const compared = stored ?? (await nobodys)
  const matches = await verify(compared, password)
  return matches && stored !== null
}
