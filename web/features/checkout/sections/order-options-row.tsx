// What courier and store should know: ready sentences first, a free note last.
import MessageSquareText from 'lucide-react/icons/message-square-text'
import { useTranslations } from 'use-intl'
import { traitsOf } from '#contract/core/module-type.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { Dotted } from '#web/ui/display/dotted.tsx'
import { TextArea } from '#web/ui/form/text-area.tsx'
import { OpenRow } from '#web/ui/navigation/open-rows.tsx'
import { ChoiceChips } from './choice-chips.tsx'
import { deliveryTexts } from './delivery-texts.ts'
import type { SectionProps } from './section-props.ts'

const unavailableTexts = ['remove_item', 'wait_restock', 'cancel_order', 'call_me', 'notify_me'] as const

/** Longer ones the shop refuses. */
const longestNote = 1_000

export function OrderOptionsRow({ checkout }: Pick<SectionProps, 'checkout'>) {
  const t = useTranslations('checkout')
  const { kind, draft, change } = checkout
  const sentences = (
    texts: readonly ((typeof deliveryTexts)[number] | (typeof unavailableTexts)[number])[],
  ) => texts.map((text) => ({ value: t(text), label: t(text) }))
  return (
    <OpenRow
      id="options"
      icon={<MessageSquareText size={20} />}
      title={t('instructions')}
      summary={<OptionsSummary checkout={checkout} />}
    >
      {draft.order_type === 'delivery' ? (
        <ChoiceChips
          label={t('delivery_instruction')}
          options={sentences(deliveryTexts)}
          value={draft.delivery_instruction}
          onValueChange={(delivery_instruction) => change({ delivery_instruction })}
        />
      ) : null}
      {kind === 'prescription' ? null : (
        <ChoiceChips
          label={t('unavailable_item')}
          options={sentences(unavailableTexts)}
          value={draft.unavailable_item_note}
          onValueChange={(unavailable_item_note) => change({ unavailable_item_note })}
        />
      )}
      <Extras checkout={checkout} />
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

function OptionsSummary({ checkout: { draft } }: Pick<SectionProps, 'checkout'>) {
  const t = useTranslations('checkout')
  const said = [
    draft.order_type === 'delivery' ? draft.delivery_instruction : '',
    draft.unavailable_item_note,
    draft.cutlery ? t('cutlery') : '',
    draft.extra_packaging ? t('extra_packaging') : '',
    draft.order_note,
  ].filter((one) => one.trim() !== '')
  return said.length === 0 ? t('instructions_hint') : <Dotted>{said}</Dotted>
}

function Extras({ checkout: { kind, store, draft, change } }: Pick<SectionProps, 'checkout'>) {
  const t = useTranslations('checkout')
  const { shop } = useShop()
  const { money } = useFormat()
  if (kind === 'prescription') return null
  const offersCutlery = traitsOf(shop.module?.module_type).offers_cutlery && store.cutlery
  return (
    <>
      {offersCutlery ? (
        <Switch
          label={t('cutlery')}
          hint={t('cutlery_hint')}
          checked={draft.cutlery}
          onCheckedChange={(cutlery) => change({ cutlery })}
        />
      ) : null}
      {store.extra_packaging_status ? (
        <Switch
          label={t('extra_packaging')}
          hint={<bdi>{`+${money(store.extra_packaging_amount)}`}</bdi>}
          checked={draft.extra_packaging}
          onCheckedChange={(extra_packaging) => change({ extra_packaging })}
        />
      ) : null}
    </>
  )
}
