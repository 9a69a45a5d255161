// What is ordered and what it costs, beside the decisions.
import { useTranslations } from 'use-intl'
import { Bill } from '#web/features/order/bill/bill.tsx'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { PathLink } from '#web/platform/navigation/path-link.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Divider } from '#web/ui/layout/divider.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { CashbackLine } from './quote/cashback-line.tsx'
import { QuoteLines } from './quote/quote-lines.tsx'
import { PartAnchor, PartProblems } from './sections/checkout-part.tsx'
import type { PricedOrder, SectionProps } from './sections/section-props.ts'

export function CheckoutSummary({ checkout, problems }: SectionProps) {
  const t = useTranslations('checkout')
  const { store, kind } = checkout
  return (
    <PartAnchor part="lines">
      <Card
        render={<section />}
        aria-labelledby="checkout-summary"
        className="flex flex-col gap-4 p-4 sm:p-5"
      >
        <div>
          <h2 id="checkout-summary" className="font-semibold text-18">
            {t('summary')}
          </h2>
          <PathLink
            path={`/store/${encodeURIComponent(store.slug)}`}
            className="inline-flex min-h-11 items-center text-14 text-accent-ink"
          >
            {store.name}
          </PathLink>
        </div>
        {kind === 'prescription' ? (
          <p className="text-14 text-ink-soft">{t('prescription_price')}</p>
        ) : (
          <>
            <NextDiscount checkout={checkout} />
            <PricedBill checkout={checkout} />
          </>
        )}
        <PartProblems part="lines" problems={problems} />
      </Card>
    </PartAnchor>
  )
}

/** The store's discount has a minimum of its own; what is missing is said before the order is placed. */
function NextDiscount({ checkout: { store, quote } }: Pick<SectionProps, 'checkout'>) {
  const t = useTranslations('common')
  const { money } = useFormat()
  const { discount } = store
  const missing = discount && quote ? discount.min_purchase - quote.items_price - quote.add_on_price : 0
  if (!discount || missing <= 0) return null
  const amount = isolated(money(missing))
  return (
    <p role="status" className="text-14 text-accent-ink">
      {t('more_for_discount', { amount, n: String(discount.discount) })}
    </p>
  )
}

export function PricedBill({ checkout }: Pick<SectionProps<PricedOrder>, 'checkout'>) {
  const t = useTranslations()
  const { money } = useFormat()
  const { quote, isPricing, pricingError, priceAgain } = checkout
  if (!quote && pricingError) {
    return (
      <QuietFailure
        text={t('checkout.no_total')}
        retryLabel={t('common.retry')}
        onRetry={() => {
          priceAgain()
        }}
      />
    )
  }
  if (!quote) return <SummarySkeleton />
  return (
    <div
      aria-busy={isPricing}
      className={classNames(
        'flex flex-col gap-4 transition-opacity duration-quick',
        isPricing && 'opacity-60',
      )}
    >
      {quote.lines.length > 0 ? (
        <>
          <QuoteLines lines={quote.lines} />
          <Divider />
        </>
      ) : null}
      <Bill quote={quote} />
      {/* What a change costs is heard in one sentence, not the whole bill. */}
      <p role="status" aria-live="polite" className="sr-only">
        {`${t('bill.total')}: ${money(quote.order_amount)}`}
      </p>
      <CashbackLine total={quote.order_amount} />
    </div>
  )
}

export function SummarySkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-3">
      <Skeleton className="h-14 rounded-control" />
      <Skeleton className="h-14 rounded-control" />
      <Skeleton className="h-36 rounded-control" />
    </div>
  )
}
