// Tells the other tabs of this browser what was just bought past the cart: the same thing waiting there may be a slip.
import { z } from 'zod'
import { newRequestKey } from '#web/platform/api/request-key.ts'
import type { BuyNow } from './buy-now.ts'

const channelName = 'fivefold-ordered'

/** A channel hears every other one, also of its own tab. */
const thisTab = newRequestKey()

const news = z.object({ tab: z.string(), bought: z.string(), order_id: z.number().int() })

/** Browsers without channels order on: the key of a copied tab still guards against a second order. */
const hasChannels = () => typeof BroadcastChannel !== 'undefined'

export function tellOrdered(bought: BuyNow, order_id: number): void {
  if (!hasChannels()) return
  const channel = new BroadcastChannel(channelName)
  channel.postMessage({ tab: thisTab, bought: JSON.stringify(bought), order_id })
  channel.close()
}

export function onOrdered(bought: BuyNow, hear: (order_id: number) => void): () => void {
  if (!hasChannels()) return () => undefined
  const channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    const told = news.safeParse(data).data
    if (told && told.tab !== thisTab && told.bought === JSON.stringify(bought)) hear(told.order_id)
  })
  return () => channel.close()
}
