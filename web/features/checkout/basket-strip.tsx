// On a phone the bill stands below the decisions: what is ordered is named above them, and a press leads to the bill.
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslations } from 'use-intl'
import { isolated } from '#web/platform/format/isolated.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { scrollToPart } from './sections/checkout-part.tsx'
import type { Checkout } from './use-checkout.ts'

const pictureSize = 44

/** More would leave no room for the words. */
const mostPictures = 3

export function BasketStrip({ checkout: { store, quote, kind } }: { checkout: Checkout }) {
  const t = useTranslations('checkout')
  if (kind === 'prescription') return null
  const lines = quote?.lines ?? []
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <div className="relative flex min-h-16 items-center gap-3 rounded-card bg-surface px-4 py-2.5 shadow-soft lg:hidden">
      <div aria-hidden className="flex shrink-0 -space-x-3 rtl:space-x-reverse">
        {lines.slice(0, mostPictures).map((line, at) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: lines past the cart have no id, and the list is never reordered
            key={`${line.cart_id}-${at}`}
            picture={{ url: line.image_full_url, width: pictureSize, height: pictureSize }}
            alt=""
            sizes={`${pictureSize}px`}
            className="size-11 rounded-full border-2 border-surface"
          />
        ))}
      </div>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          aria-label={t('order_from', { store: isolated(store.name) })}
          className="stretched-link text-start font-semibold text-16"
          onClick={() => scrollToPart('lines')}
        >
          {store.name}
        </button>
        <p className="truncate text-14 text-ink-soft">{quote ? t('pieces', { count: pieces }) : '\u00a0'}</p>
      </div>
      <ChevronDown aria-hidden size={20} className="shrink-0 text-ink-soft" />
    </div>
  )
}
