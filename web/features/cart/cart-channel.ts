// Broadcasts to the other tabs of this browser that the cart changed, and listens for it.
import { tabChannel } from '#web/platform/storage/tab-channel.ts'

const channel = tabChannel('fivefold-cart')

export function postCartMessage(): void {
  channel.post('changed')
}

export function onCartMessage(listener: () => void): () => void {
  return channel.subscribe(listener)
}
