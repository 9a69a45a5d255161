// Broadcasts to the other tabs of this browser what was just bought past the cart: the same item there may be a slip.
import { z } from 'zod'
import { tabChannel } from '#web/platform/storage/tab-channel.ts'
import type { BuyNow } from './buy-now.ts'

const channel = tabChannel('fivefold-ordered')

const ordered = z.object({ bought: z.string(), order_id: z.number().int() })

export function postOrdered(bought: BuyNow, order_id: number): void {
  channel.post({ bought: JSON.stringify(bought), order_id })
}

export function onOrdered(bought: BuyNow, listener: (order_id: number) => void): () => void {
  return channel.subscribe((data) => {
    const message = ordered.safeParse(data).data
    if (message?.bought === JSON.stringify(bought)) listener(message.order_id)
  })
}
