// What a guest wanted to keep before signing in; it waits in this tab only, and is taken once.
import { isRecord } from '#contract/core/shape.ts'
import type { Wish } from './wish.ts'

type PendingWish = Pick<Wish, 'kind' | 'id'>

const key = 'fivefold-wish'

function tabStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    // Forbidden: the guest signs in and presses the heart once more.
    return null
  }
}

export function rememberWish({ kind, id }: PendingWish): void {
  tabStorage()?.setItem(key, JSON.stringify({ kind, id }))
}

/** Given up: whoever signs in later did not ask for it. */
export function forgetWish(): void {
  tabStorage()?.removeItem(key)
}

export function takePendingWish(): PendingWish | null {
  const text = tabStorage()?.getItem(key)
  forgetWish()
  return text ? readWish(text) : null
}

export function readWish(text: string): PendingWish | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || typeof value.id !== 'number') return null
    return value.kind === 'item' || value.kind === 'store' ? { kind: value.kind, id: value.id } : null
  } catch {
    return null
  }
}
