// Passwords are kept as argon2id; a wrong name costs a caller the same work as a wrong password.
import { hash, verify } from '@node-rs/argon2'
import { createMemo } from '../cache/memo.ts'
import { newToken } from './token.ts'

const nobodys = createMemo(() => hashPassword(newToken()))

export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

/** Null stands for an account that does not exist or has no password: the same work, and never a match. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const compared = stored ?? (await nobodys.get())
  const matches = await verify(compared, password)
  return matches && stored !== null
}
