// A name for one intended change: every try of it carries the same, so that it is made once.

export function newRequestKey(): string {
  // Pages without a certificate have no randomUUID; the key only has to be nobody else's.
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`
}
