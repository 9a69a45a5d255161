// What a visitor should know before ordering: an announcement, a discount and its terms, a prescription it reads,
// a place out of reach.
import { Link } from '@tanstack/react-router'
import BadgePercent from 'lucide-react/icons/badge-percent'
import MapPinOff from 'lucide-react/icons/map-pin-off'
import Megaphone from 'lucide-react/icons/megaphone'
import ScrollText from 'lucide-react/icons/scroll-text'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { StoreDiscount } from '#contract/features/store/store.schema.ts'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { softTones, type Tone } from '#web/ui/display/tone.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { clockOf } from '../opening.ts'

interface StoreNoticesProps {
  store: StoreDetails
  delivers: boolean
}

export function StoreNotices({ store, delivers }: StoreNoticesProps) {
  const t = useTranslations('storepage')
  const isAnnouncing = store.announcement === 1 && store.announcement_message !== ''
  const { config } = useShop()
  const readsPrescriptions =
    delivers && config.prescription_order_status && store.prescription_order && store.delivery
  if (delivers && !isAnnouncing && !store.discount && !readsPrescriptions) return null
  return (
    <div className="grid gap-3 md:auto-cols-fr md:grid-flow-col">
      {delivers ? null : (
        <Notice tone="warning" icon={<MapPinOff aria-hidden size={20} />} title={t('out_of_zone_title')}>
          {t('out_of_zone_text')}{' '}
          <LinkText render={<Link to="/home" hash="stores" />}>{t('near_you')}</LinkText>
        </Notice>
      )}
      {isAnnouncing ? (
        <Notice
          tone="info"
          icon={<Megaphone aria-hidden size={20} className="mirror" />}
          title={t('announcement')}
        >
          {store.announcement_message}
        </Notice>
      ) : null}
      {store.discount ? <DiscountTerms discount={store.discount} /> : null}
      {readsPrescriptions ? (
        <Notice tone="accent" icon={<ScrollText aria-hidden size={20} />} title={t('prescription_title')}>
          {t('prescription_text')}{' '}
          <LinkText
            render={<Link to="/checkout" search={{ page: 'prescription', store_id: String(store.id) }} />}
          >
            {t('prescription_send')}
          </LinkText>
        </Notice>
      ) : null}
    </div>
  )
}

interface NoticeProps {
  tone: Tone
  icon: ReactNode
  title: string
  children: ReactNode
}

function Notice({ tone, icon, title, children }: NoticeProps) {
  return (
    <section
      aria-label={title}
      className={classNames('flex items-start gap-3 rounded-card px-4 py-3', softTones[tone])}
    >
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0">
        <h2 className="font-semibold text-14">{title}</h2>
        <p className="text-14">{children}</p>
      </div>
    </section>
  )
}

function DiscountTerms({ discount }: { discount: StoreDiscount }) {
  const t = useTranslations('storepage')
  const terms = useDiscountTerms(discount)
  return (
    <Notice
      tone="success"
      icon={<BadgePercent aria-hidden size={20} />}
      title={t('discount_title', { n: String(discount.discount) })}
    >
      <Dotted>{terms}</Dotted>
    </Notice>
  )
}

const wholeDay = { from: '00:00', until: '23:59' } as const

function useDiscountTerms(discount: StoreDiscount): string[] {
  const t = useTranslations('storepage')
  const format = useFormat()
  const { clock } = useFormat()
  const date = useDayOfMonth()
  const [from, to] = [clockOf(discount.start_time), clockOf(discount.end_time)]
  const isWholeDay = from === wholeDay.from && to === wholeDay.until
  return [
    ...(discount.min_purchase > 0
      ? [t('discount_from', { amount: isolated(format.money(discount.min_purchase)) })]
      : []),
    ...(discount.max_discount > 0
      ? [t('discount_most', { amount: isolated(format.money(discount.max_discount)) })]
      : []),
    ...(isWholeDay ? [] : [t('discount_hours', { from: clock(from), to: clock(to) })]),
    t('discount_until', { date: date(discount.end_date) }),
  ]
}

const months = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const

/** From our own texts: not every browser speaks Tajik. */
function useDayOfMonth(): (date: string) => string {
  const t = useTranslations('storepage')
  return (date) => {
    const [, month = '1', day = '1'] = date.split('-').map(Number)
    return t('day_of_month', { day: String(day), month: t(`months.${months[Number(month) - 1] ?? 'm1'}`) })
  }
}
