// One-time codes of authenticator apps (RFC 6238), in the shape every app understands.
import { Secret, TOTP } from 'otpauth'

const periodSeconds = 30

const shape = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const

/** Of 160 bits, as the apps take it. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** What an app reads from a picture. */
export function totpAddress(secret: string, about: { issuer: string; label: string }): string {
  return new TOTP({ ...shape, ...about, secret: Secret.fromBase32(secret) }).toString()
}

/** The time step a code is of: this one, or, for clocks that differ, the one before or after. Null: the code is wrong. */
export function stepOfCode(secret: string, code: string, at: Date): number | null {
  const totp = new TOTP({ ...shape, secret: Secret.fromBase32(secret) })
  const apart = totp.validate({ token: code, timestamp: at.getTime(), window: 1 })
  return apart === null ? null : Math.floor(at.getTime() / 1_000 / periodSeconds) + apart
}
