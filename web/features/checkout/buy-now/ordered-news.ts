// Tells the other tabs of this browser what was just bought past the cart: the same thing waiting there may be a slip.
import { z } from 'zod'
import { tabNews } from '#web/platform/storage/tab-news.ts'
import type { BuyNow } from './buy-now.ts'

const news = tabNews('fivefold-ordered')

const ordered = z.object({ bought: z.string(), order_id: z.number().int() })

export function tellOrdered(bought: BuyNow, order_id: number): void {
  news.tell({ bought: JSON.stringify(bought), order_id })
}

export function onOrdered(bought: BuyNow, hear: (order_id: number) => void): () => void {
  return news.hear((data) => {
    const told = ordered.safeParse(data).data
    if (told?.bought === JSON.stringify(bought)) hear(told.order_id)
  })
}
