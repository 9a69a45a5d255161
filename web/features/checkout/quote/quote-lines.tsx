// What is in the order, line by line, at the prices of the bill.
import { useTranslations } from 'use-intl'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Price } from '#web/ui/display/price.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

const pictureSize = 56

export function QuoteLines({ lines }: Pick<Quote, 'lines'>) {
  return (
    <ul className="flex flex-col gap-3">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines past the cart have no id, and the list is never reordered
        <li key={`${line.cart_id}-${at}`}>
          <OrderLine line={line} />
        </li>
      ))}
    </ul>
  )
}

function OrderLine({ line }: { line: Quote['lines'][number] }) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const before = line.total + line.discount_amount
  return (
    <div className="flex items-start gap-3 text-14">
      <Picture
        picture={{ url: line.image_full_url, width: pictureSize, height: pictureSize }}
        alt=""
        sizes={`${pictureSize}px`}
        className="size-14 shrink-0 rounded-control"
      />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{line.name}</p>
        {line.variant ? <p className="text-13 text-ink-soft">{line.variant}</p> : null}
        {line.add_ons.map((one) => (
          <p key={one.id} className="text-13 text-ink-soft">
            + {one.name} <bdi>×{one.quantity}</bdi>
          </p>
        ))}
        <p className="text-13 text-ink-soft">
          <bdi className="tabular">
            {line.quantity} × {money(line.price)}
          </bdi>
        </p>
      </div>
      <Price
        size="small"
        current={money(line.total)}
        {...(line.discount_amount > 0
          ? { original: { text: money(before), label: t('price_before'), currentLabel: t('price_now') } }
          : {})}
      />
    </div>
  )
}
