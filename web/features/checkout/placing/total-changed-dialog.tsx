// The total moved between seeing and pressing: what changed, and the customer decides (CHK-03).
import { useTranslations } from 'use-intl'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Button } from '#web/ui/action/button.tsx'
import { BillRow } from '#web/ui/display/bill-row.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { type LineChange, quoteChange, reductions } from '../quote/quote-change.rules.ts'
import type { Placing } from './use-placing.ts'

export function TotalChangedDialog({ placing }: { placing: Placing }) {
  const t = useTranslations()
  const { moved, lookAgain, accept, isPlacing } = placing
  const { money } = useFormat()
  return (
    <Dialog
      open={moved !== null}
      onOpenChange={lookAgain}
      title={t('checkout.changed_title')}
      closeLabel={t('common.close')}
      size="small"
      footer={
        <div className="grid gap-3 sm:grid-cols-2 sm:pb-2">
          <Button variant="soft" onClick={lookAgain}>
            {t('checkout.look_again')}
          </Button>
          <Button loading={isPlacing} onClick={() => moved && accept(moved.now)}>
            {t('checkout.place', { amount: isolated(money(moved?.now.order_amount ?? 0)) })}
          </Button>
        </div>
      }
    >
      {moved ? <Changes seen={moved.seen} now={moved.now} /> : null}
    </Dialog>
  )
}

function Changes({ seen, now }: { seen: Quote; now: Quote }) {
  const t = useTranslations('checkout')
  const named = useTranslations('bill')
  const { money } = useFormat()
  const { lines, parts } = quoteChange(seen, now)
  const textOf = useLineText()
  const total = parts.find(({ part }) => part === 'order_amount')
  return (
    <div className="flex flex-col gap-4 text-14">
      <p className="text-ink-soft">{t('changed_text')}</p>
      {lines.length > 0 ? (
        <ul className="list-disc ps-5">
          {lines.map((change) => (
            <li key={`${change.kind}-${change.name}`}>{textOf(change)}</li>
          ))}
        </ul>
      ) : null}
      <dl className="flex flex-col gap-2.5">
        {parts.map(({ part, before, now: after }) => {
          if (part === 'order_amount') return null
          const sign = reductions.has(part) ? -1 : 1
          return (
            <BillRow
              key={part}
              label={part === 'additional_charge' ? now.additional_charge_name : named(part)}
              before={money(sign * before)}
              amount={money(sign * after)}
            />
          )
        })}
        <BillRow
          tone="total"
          label={named('total')}
          before={total ? money(total.before) : undefined}
          amount={money(now.order_amount)}
        />
      </dl>
    </div>
  )
}

function useLineText() {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  return (change: LineChange): string => {
    const { name } = change
    if (change.kind === 'gone' || change.kind === 'new') return t(`line_${change.kind}`, { name })
    const said = change.kind === 'price' ? money : String
    return t('line_changed', { name, before: isolated(said(change.before)), now: isolated(said(change.now)) })
  }
}
