// Tells those who do not see the page what happens to an order: each step once, and the courier close by once.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OrderStatus } from '#contract/features/order/order-words.ts'
import { isToldAfter, newsOf, type OrderNews } from './news.rules.ts'

interface TrackNewsProps {
  order_status: OrderStatus
  minutes_left: number | null
}

/** Stays on the page for as long as the order is followed: a live region that appears with its text is not read. */
export function TrackNews({ order_status, minutes_left }: TrackNewsProps) {
  const textOf = useNewsText()
  const next = newsOf(order_status, minutes_left)
  // How it stands when the page opens is read with the page.
  const [heard, setHeard] = useState({ news: next, isTold: false })
  if (isToldAfter(heard.news, next)) setHeard({ news: next, isTold: true })
  return (
    <p role="status" className="sr-only">
      {heard.isTold ? textOf(heard.news) : ''}
    </p>
  )
}

function useNewsText(): (news: OrderNews) => string {
  const t = useTranslations('order')
  return (news) => {
    if (news === 'near') return t('near')
    return 'step' in news ? t(`steps.${news.step}`) : t(`statuses.${news.own}`)
  }
}
