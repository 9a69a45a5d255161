// A tip for the courier: nothing is chosen beforehand, and no tip is as plain an answer as any other.
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { CheckoutSection } from './checkout-section.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import type { PricedOrder, SectionProps } from './section-props.ts'
import { tipPresets } from './tip-presets.rules.ts'

const other = 'other'

/** More than anybody means; the shop refuses it too. */
const largestTip = 100_000

export function TipSection({ checkout: { draft, change } }: SectionProps<PricedOrder>) {
  const t = useTranslations('checkout')
  const { money } = useFormat()
  const { config, ...access } = useShop()
  const { data } = useQuery(apiQuery(access, checkoutContentEndpoints.mostTips, { quiet: true }))
  const usual = data?.most_tips_amount ?? null
  const presets = tipPresets(usual)
  const isPreset = presets.some((one) => one === draft.tip)
  const [isOther, setOther] = useState(draft.tip !== null && !isPreset)
  const value = isOther ? other : draft.tip === null ? '' : String(draft.tip)
  if (config.dm_tips_status !== 1 || draft.order_type !== 'delivery') return null
  const choose = (chosen: string) => {
    setOther(chosen === other)
    if (chosen !== other) change({ tip: chosen === '' ? null : Number(chosen) })
  }
  const nameOf = (tip: number) => {
    if (tip === 0) return t('no_tip')
    const amount = <bdi className="tabular">{money(tip)}</bdi>
    return tip === usual ? t.rich('usual_tip', { amount: () => amount }) : amount
  }
  return (
    <CheckoutSection title={t('tip')}>
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
          // Priced once it is written, not with every digit.
          onBlur={(event) => change({ tip: tipOf(event.currentTarget.value) })}
        />
      ) : null}
    </CheckoutSection>
  )
}

function tipOf(typed: string): number | null {
  const tip = Number(typed)
  return typed === '' || Number.isNaN(tip) ? null : Math.min(Math.max(tip, 0), largestTip)
}
