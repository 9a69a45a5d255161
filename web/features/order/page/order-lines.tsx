// What was ordered, as it was then.
import { useTranslations } from 'use-intl'
import type { TrackedOrder } from '#contract/features/order/order.schema.ts'
import { useLineParts } from '#web/platform/format/use-line-parts.tsx'
import { ReceiptParts } from '#web/ui/display/receipt-parts.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

export function OrderLines({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const partsOf = useLineParts()
  const { lines } = order.bill
  if (lines.length === 0) return <Attachments order={order} />
  return (
    <Card render={<section aria-labelledby="order-lines" />} className="p-5 sm:p-6">
      <h2 id="order-lines" className="pb-2 font-semibold text-18">
        {t('items', { count: lines.length })}
      </h2>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li
            key={[line.item_id, line.item_campaign_id, line.variant, line.total].join()}
            className="flex gap-4 py-4"
          >
            <Picture
              picture={{ url: line.image_full_url, width: 64, height: 64 }}
              alt=""
              sizes="64px"
              className="size-16 shrink-0 rounded-control"
            />
            <div className="min-w-0 flex-1">
              <p className="font-medium text-14">{line.name}</p>
              {line.variant ? <p className="text-13 text-ink-soft">{line.variant}</p> : null}
              <ReceiptParts parts={partsOf(line)} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** A prescription has pictures before it has lines. */
function Attachments({ order }: { order: TrackedOrder }) {
  const t = useTranslations('order')
  const urls = order.order_attachment_full_url
  if (urls.length === 0) return null
  return (
    <Card render={<section aria-labelledby="order-attachments" />} className="p-5 sm:p-6">
      <h2 id="order-attachments" className="pb-3 font-semibold text-18">
        {t('prescription')}
      </h2>
      <ul className="flex flex-wrap gap-3">
        {urls.map((url) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img
                src={url}
                alt={t('prescription')}
                width={96}
                height={96}
                className="size-24 rounded-control object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
