// What is in the order, line by line, at the prices of the bill.
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { useLineParts } from '#web/platform/format/use-line-parts.tsx'
import { ReceiptParts } from '#web/ui/display/receipt-parts.tsx'
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
  const partsOf = useLineParts()
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
        <ReceiptParts parts={partsOf(line)} />
      </div>
    </div>
  )
}
