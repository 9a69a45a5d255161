// Opens the cart drawer from elsewhere on the page: the buttons that have it register here.

interface CartOpener {
  /** The header has two bars with a button each, and one of them is in sight. */
  isShown(): boolean
  open(): void
  preload(): void
}

const registered = new Set<CartOpener>()

export function registerCart(opener: CartOpener): () => void {
  registered.add(opener)
  return () => {
    registered.delete(opener)
  }
}

/** The same one every time: a drawer each would come back twice after a line was changed. */
function shownOpener(): CartOpener | undefined {
  return [...registered].find((opener) => opener.isShown())
}

export function openCart(): void {
  shownOpener()?.open()
}

export function preloadCart(): void {
  shownOpener()?.preload()
}
