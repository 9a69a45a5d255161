// What changed about a line since the customer last looked: a lower price is named, everything else needs a tap.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { loadCartActions } from '../cart-actions.ts'
import type { ShownLine } from '../shown-lines.rules.ts'
import { useCartCalls } from './use-cart-calls.ts'

type Changed = ShownLine & { line: CartLine }

export function LineChanges({ line: shown }: { line: ShownLine }) {
  const { line } = shown
  if (!line || line.change === 'none') return null
  const Change = changeViews[line.change]
  return <Change shown={{ ...shown, line }} />
}

const changeViews = {
  lower: PriceLower,
  higher: PriceHigher,
  option_gone: OptionGone,
  gone: Gone,
  not_delivered: NotDelivered,
  out_of_stock: StockLeft,
} as const

type ChangeProps = { shown: Changed }

function Frame({ text, tone, children }: { text: string; tone: 'good' | 'bad'; children?: ReactNode }) {
  return (
    <div
      role="status"
      className={classNames(
        'flex flex-wrap items-center justify-between gap-2 rounded-control bg-fill px-3 py-2 text-14',
        tone === 'good' ? 'text-success-ink' : 'text-danger-ink',
      )}
    >
      <p className="font-medium">{text}</p>
      {children ? <div className="flex gap-2">{children}</div> : null}
    </div>
  )
}

/** Of one piece by itself, as the customer saw it and as it is now. */
function usePrices({ line }: Changed) {
  const format = useFormat()
  return {
    before: isolated(format.money(line.price)),
    now: isolated(format.money(line.card_price ?? line.price)),
  }
}

function PriceLower({ shown }: ChangeProps) {
  const t = useTranslations('cart')
  return <Frame tone="good" text={t('price_lower', usePrices(shown))} />
}

function PriceHigher({ shown }: ChangeProps) {
  const t = useTranslations('cart')
  const { isBusy, acknowledge } = useCartCalls()
  return (
    <Frame tone="bad" text={t('price_higher', usePrices(shown))}>
      <Button size="small" variant="outline" loading={isBusy} onClick={() => acknowledge(shown.line.id)}>
        {t('accept')}
      </Button>
    </Frame>
  )
}

function OptionGone({ shown }: ChangeProps) {
  const t = useTranslations('cart')
  const { slug, id } = shown.line.item
  return (
    <Frame tone="bad" text={t('option_gone')}>
      <Button
        size="small"
        variant="outline"
        render={
          <Link
            to="."
            search={(before: Record<string, unknown>) => ({
              ...before,
              item: slug || String(id),
              campaign_item: undefined,
              line: String(shown.line.id),
            })}
            resetScroll={false}
          />
        }
      >
        {t('choose_again')}
      </Button>
      <RemoveButton shown={shown} />
    </Frame>
  )
}

function Gone({ shown }: ChangeProps) {
  const t = useTranslations('cart')
  return (
    <Frame tone="bad" text={t('gone')}>
      <RemoveButton shown={shown} />
    </Frame>
  )
}

function NotDelivered({ shown }: ChangeProps) {
  const t = useTranslations('cart')
  return (
    <Frame tone="bad" text={t('not_delivered')}>
      <RemoveButton shown={shown} />
    </Frame>
  )
}

function StockLeft({ shown }: ChangeProps) {
  const t = useTranslations('cart')
  const left = shown.line.available_quantity ?? 0
  const take = async () => (await loadCartActions())?.update(shown, { quantity: left })
  return (
    <Frame tone="bad" text={t('stock_left', { count: left })}>
      {left > 0 ? (
        <Button size="small" variant="outline" onClick={take}>
          {t('take_available', { count: String(left) })}
        </Button>
      ) : (
        <RemoveButton shown={shown} />
      )}
    </Frame>
  )
}

function RemoveButton({ shown }: ChangeProps) {
  const t = useTranslations('cart')
  const remove = async () => (await loadCartActions())?.remove(shown)
  return (
    <Button size="small" variant="outline" onClick={remove}>
      {t('remove')}
    </Button>
  )
}
