// A guest's heart asks to sign in (WSH-02): the question is registered by its host, so that no heart imports it.
import type { WishlistEntry } from './wishlist-entry.ts'

type Prompt = (entry: WishlistEntry) => void

let prompt: Prompt | null = null
/** Pressed before the page was hydrated. */
let early: WishlistEntry | null = null

export function registerSignInPrompt(registered: Prompt): () => void {
  prompt = registered
  if (early) registered(early)
  early = null
  return () => {
    if (prompt === registered) prompt = null
  }
}

export function askToSignIn(entry: WishlistEntry): void {
  if (prompt) prompt(entry)
  else early = entry
}
