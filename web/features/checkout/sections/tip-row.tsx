// A tip for the courier: nothing is chosen beforehand, and no tip is as plain an answer as any other.
import { useQuery } from '@tanstack/react-query'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { OpenRow } from '#web/ui/navigation/open-rows.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import type { PricedOrder, SectionProps } from './section-props.ts'
import { tipPresets } from './tip-presets.rules.ts'

const other = 'other'

/** Priced once the hand rests, not with every digit. */
const handRests = 600

/** More than anybody means; the shop refuses it too. */
const largestTip = 100_000

export function TipRow({ checkout }: Pick<SectionProps<PricedOrder>, 'checkout'>) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const { config, ...access } = useShop()
  const { data, isPending } = useQuery(apiQuery(access, checkoutContentEndpoints.mostTips, { quiet: true }))
  if (config.dm_tips_status !== 1 || checkout.draft.order_type !== 'delivery') return null
  const { tip } = checkout.draft
  const summary =
    tip === null ? t('tip_hint') : tip === 0 ? t('no_tip') : <bdi className="tabular">{money(tip)}</bdi>
  return (
    <OpenRow id="tip" icon={<HeartHandshake size={20} />} title={t('tip')} summary={summary}>
      {/* Amounts that change under the finger would be pressed by mistake. */}
      {isPending ? (
        <Skeleton className="h-11 rounded-control" />
      ) : (
        <TipChoice checkout={checkout} usual={data?.most_tips_amount ?? null} />
      )}
    </OpenRow>
  )
}

interface TipChoiceProps extends Pick<SectionProps<PricedOrder>, 'checkout'> {
  /** What customers give most often, if any gave. */
  usual: number | null
}

function TipChoice({ checkout: { draft, change }, usual }: TipChoiceProps) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const presets = tipPresets(usual)
  const isPreset = presets.some((one) => one === draft.tip)
  const [isOther, setOther] = useState(draft.tip !== null && !isPreset)
  const [wasAsked, setAsked] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const value = isOther ? other : draft.tip === null ? '' : String(draft.tip)
  const choose = (chosen: string) => {
    clearTimeout(waiting.current)
    setOther(chosen === other)
    setAsked(chosen === other)
    if (chosen !== other) change({ tip: chosen === '' ? null : Number(chosen) })
  }
  const write = (typed: string) => {
    clearTimeout(waiting.current)
    change({ tip: tipOf(typed) })
  }
  const nameOf = (tip: number) => {
    if (tip === 0) return t('no_tip')
    const amount = <bdi className="tabular">{money(tip)}</bdi>
    return tip === usual ? t.rich('usual_tip', { amount: () => amount }) : amount
  }
  return (
    <>
      <ChoiceChips
        label={t('tip_hint')}
        value={value}
        onValueChange={choose}
        options={[
          ...presets.map((tip) => ({ value: String(tip), label: nameOf(tip) })),
          { value: other, label: t('other_tip') },
        ]}
      />
      {isOther ? (
        <TextField
          label={t('other_tip_label')}
          type="number"
          inputMode="decimal"
          min={0}
          max={largestTip}
          step="any"
          dir="ltr"
          className="w-40"
          defaultValue={draft.tip ?? ''}
          autoFocus={wasAsked}
          onChange={({ currentTarget: { value: typed } }) => {
            clearTimeout(waiting.current)
            waiting.current = setTimeout(() => write(typed), handRests)
          }}
          onBlur={(event) => write(event.currentTarget.value)}
        />
      ) : null}
    </>
  )
}

function tipOf(typed: string): number | null {
  const tip = Number(typed)
  return typed === '' || Number.isNaN(tip) ? null : Math.min(Math.max(tip, 0), largestTip)
}
