// What the courier should know: the shop's ready sentences first, a free note last.
import { useQuery } from '@tanstack/react-query'
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useTranslations } from 'use-intl'
import { checkoutContentEndpoints } from '#contract/features/content/checkout-content.endpoints.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { OpenRow } from '#web/ui/navigation/open-rows.tsx'
import { ChoiceChips } from '../sections/choice-chips.tsx'
import type { SectionProps } from '../sections/section-props.ts'
import type { ParcelCheckout } from './use-parcel-checkout.ts'

/** Longer ones the shop refuses. */
const longestNote = 1_000

type InstructionRowProps = Pick<SectionProps<ParcelCheckout>, 'checkout'>

export function InstructionRow({ checkout: { draft, change } }: InstructionRowProps) {
  const t = useTranslations('sending')
  const asked = apiQuery(useAccess(), checkoutContentEndpoints.parcelInstructions, { quiet: true })
  const { data, isPending } = useQuery(asked)
  const sentences = data?.data ?? []
  const said = [draft.delivery_instruction, draft.order_note].filter((one) => one.trim() !== '')
  return (
    <OpenRow
      id="options"
      icon={<MessageSquareText size={20} />}
      title={t('instructions')}
      summary={said.length > 0 ? <Dotted>{said}</Dotted> : t('note_hint')}
    >
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
    </OpenRow>
  )
}
