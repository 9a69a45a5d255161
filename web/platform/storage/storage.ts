// Typed access to local storage; a broken value counts as absent and is removed, never thrown at a page.
import type { Read } from '#contract/core/shape.ts'
import { type StorageKey, type StorageValue, storageKeys } from './keys.ts'

/** Plain texts are stored as they are, everything else as JSON. */
const plainKeys = new Set<StorageKey>([
  'token',
  'guest_id',
  'location',
  'language-setting',
  'country',
  'last_payment',
])

function store(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    // Storage may be forbidden; the shop then works for the length of the visit.
    return null
  }
}

export function readStored<Key extends StorageKey>(key: Key): StorageValue<Key> | null {
  const raw = store()?.getItem(key)
  if (raw === null || raw === undefined) return null
  const read: Read<StorageValue<Key>> = storageKeys[key] as never
  const value = read(plainKeys.has(key) ? raw : parseJson(raw))
  if (value !== undefined) return value
  store()?.removeItem(key)
  return null
}

export function writeStored<Key extends StorageKey>(key: Key, value: StorageValue<Key>): void {
  store()?.setItem(key, plainKeys.has(key) ? String(value) : JSON.stringify(value))
}

export function removeStored(key: StorageKey): void {
  store()?.removeItem(key)
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    return undefined
  }
}
