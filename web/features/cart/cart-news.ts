// Tells the other tabs of this browser that the cart is another one now, and hears it from them.

/** One for the tab: a channel hears every other channel, and a tab must not hear itself. */
let channel: BroadcastChannel | null = null

export function tellOtherTabs(): void {
  channel?.postMessage('changed')
}

/** Browsers without channels still agree at the next look at the page. */
export function onCartNews(hear: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  const opened = new BroadcastChannel('fivefold-cart')
  opened.addEventListener('message', hear)
  channel = opened
  return () => {
    opened.close()
    if (channel === opened) channel = null
  }
}
