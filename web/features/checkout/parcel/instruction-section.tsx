// What the courier should know: the shop's ready sentences first, a free note last.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { CheckoutSection } from '../sections/checkout-section.tsx'
import { ChoiceChips } from '../sections/choice-chips.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

/** Longer ones the shop refuses. */
const longestNote = 1_000

export function InstructionSection({ checkout: { draft, change } }: SectionProps<ParcelCheckout>) {
  const t = useTranslations('sending')
  const asked = apiQuery(useAccess(), checkoutContentEndpoints.parcelInstructions, { quiet: true })
  const { data, isPending } = useQuery(asked)
  const sentences = data?.data ?? []
  return (
    <CheckoutSection title={t('instructions')}>
      {isPending ? <Skeleton className="h-24 rounded-control" /> : null}
      {sentences.length > 0 ? (
        <ChoiceChips
          label={t('instructions_hint')}
          options={sentences.map(({ instruction }) => ({ value: instruction, label: instruction }))}
          value={draft.delivery_instruction}
          onValueChange={(delivery_instruction) => change({ delivery_instruction })}
        />
      ) : null}
      <TextArea
        label={t('note')}
        rows={2}
        maxLength={longestNote}
        defaultValue={draft.order_note}
        onChange={(event) => change({ order_note: event.currentTarget.value })}
        placeholder={t('note_hint')}
      />
    </CheckoutSection>
  )
}
