// Secrets the server hands out: unguessable when made, and kept only as their hash.
import { createHash, randomBytes, randomInt } from 'node:crypto'

export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** For secrets of full length; a stolen table then opens nothing. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

/** 52 random bits: as unguessable as a number can be that JSON carries without loss. */
export function newNumericId(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 12n) || newNumericId()
}

export function newDigits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}

/** Without 0/O and 1/I, which people mistake for each other when they read a code aloud. */
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function newCode(length: number): string {
  return Array.from({ length }, () => codeLetters[randomInt(codeLetters.length)]).join('')
}
