// A guest's heart asks to sign in (WSH-02): the question is behind this door, so that no heart carries it.
import type { Wish } from './wish.ts'

type Desk = (wish: Wish) => void

let desk: Desk | null = null
/** Pressed while the page was still coming alive. */
let early: Wish | null = null

export function openSignInDesk(opened: Desk): () => void {
  desk = opened
  if (early) opened(early)
  early = null
  return () => {
    if (desk === opened) desk = null
  }
}

export function askToSignIn(wish: Wish): void {
  if (desk) desk(wish)
  else early = wish
}
