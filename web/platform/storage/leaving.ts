// What a person typed belongs to the person: it goes when they sign out, in this tab and in every other.
import { readStored } from './storage.ts'

/** Half-filled checkouts and parcels, things bought past the cart, what a guest said about themselves and wanted to keep. */
const personal = /^fivefold-(checkout-|parcel$|buy_now$|campaign$|guest$|tab$|wish$)/

/** Pictures of prescriptions lie in a database of the browser. */
export const picturesDatabase = 'fivefold-checkout'

export function forgetTab(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) {
      if (personal.test(key)) window.sessionStorage.removeItem(key)
    }
    window.indexedDB.deleteDatabase(picturesDatabase)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}

/** `drop` lets go of what is held in memory; what lies in the tab is gone by then. */
export function onLeaving(drop: () => void): void {
  if (typeof window === 'undefined') return
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'token' || readStored('token') !== null) return
    forgetTab()
    drop()
  })
}
