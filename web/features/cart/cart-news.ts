// Tells the other tabs of this browser that the cart is another one now, and hears it from them.
import { tabNews } from '#web/platform/storage/tab-news.ts'

const news = tabNews('fivefold-cart')

export function tellOtherTabs(): void {
  news.tell('changed')
}

export function onCartNews(hear: () => void): () => void {
  return news.hear(hear)
}
