// The part of an address that names a thing made at the desk: readable, and never the same twice.
import { randomBytes } from 'node:crypto'

export function slugOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
  return [words, randomBytes(4).toString('hex')].filter(Boolean).join('-')
}
