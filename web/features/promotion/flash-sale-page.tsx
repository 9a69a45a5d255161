// All items of a flash sale, its clock on top, page by page (FLS-01).
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FlashSaleFields } from '#contract/features/promotion/campaign.schema.ts'
import type { AnsweredAt } from '#web/platform/clock/server-clock.ts'
import { CardGrid } from '#web/ui/layout/card-grid.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { LoadMore } from '#web/ui/navigation/load-more.tsx'
import { Sentinel } from '#web/ui/navigation/sentinel.tsx'
import { FlashCountdown } from './flash-countdown.tsx'
import type { ShownFlashItem } from './promotion.queries.ts'

interface FlashSalePageProps {
  sale: FlashSaleFields
  answered: AnsweredAt
  items: readonly ShownFlashItem[]
  total_size: number
  more: { available: boolean; loading: boolean; mayFetch: boolean; fetch(): unknown }
  card(flash: ShownFlashItem): ReactNode
}

export function FlashSalePage({ sale, answered, items, total_size, more, card }: FlashSalePageProps) {
  const t = useTranslations()
  return (
    <>
      <div className="bg-accent-soft">
        <Container className="flex flex-wrap items-end justify-between gap-5 py-8 sm:py-10">
          <div>
            <p className="font-medium text-14 text-accent-ink">{t('promotion.flash_sale')}</p>
            <h1 className="mt-1 font-semibold text-28 sm:text-36">{sale.title}</h1>
            <h2 className="mt-1 text-14 text-ink-soft tabular">
              {t('promotion.items_found', { count: total_size })}
            </h2>
          </div>
          <FlashCountdown endsAt={Date.parse(sale.end_date)} answered={answered} />
        </Container>
      </div>
      <Container className="py-8">
        <CardGrid min={220} pairs keys>
          {items.map((flash) => (
            <li key={flash.id}>{card(flash)}</li>
          ))}
        </CardGrid>
        {more.available ? (
          <>
            <Sentinel onReach={() => more.mayFetch && more.fetch()} />
            <LoadMore
              label={t('common.load_more')}
              loading={more.loading}
              onPress={() => more.fetch()}
              progress={t('common.count_of', { count: String(items.length), total: String(total_size) })}
            />
          </>
        ) : null}
      </Container>
    </>
  )
}
