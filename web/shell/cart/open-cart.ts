// Opens the one cart drawer from elsewhere on the page: the buttons in the header, which hold it, register here.

interface CartOpener {
  open(): void
  preload(): void
}

let registered: CartOpener | null = null

export function registerCart(opener: CartOpener): () => void {
  registered = opener
  return () => {
    if (registered === opener) registered = null
  }
}

export function openCart(): void {
  registered?.open()
}

export function preloadCart(): void {
  registered?.preload()
}
