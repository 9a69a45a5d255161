// One flash sale: its time by the clock of the shop, who pays for it, and its items with discount and stock.
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Localised } from '#contract/core/language.ts'
import { deskFlashSaleEndpoints as ends } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import {
  changedFlashSale,
  type DeskFlashSale,
  newFlashSale,
} from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { MomentOfDayField } from '#web/desk/form/fields/line-field.tsx'
import { NumberField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { noText } from './coupon-values.ts'
import { EditPage, keepSaved } from './edit-page.tsx'
import { FlashItemsField } from './flash-items-field.tsx'
import { type FlashItemValue, type FlashSaleValues, flashInput } from './flash-sale-values.ts'
import { PickField } from './pick-field.tsx'

const newValues: FlashSaleValues = {
  ...{ module_id: null, title: noText as Localised, starts_at: '', ends_at: '', is_publish: true },
  ...{ admin_discount_percentage: 50, items: [] },
}

const asField = (moment: string) => moment.replace(' ', 'T')

const valuesOf = (sale: DeskFlashSale): FlashSaleValues => ({
  module_id: { id: sale.module_id, name: sale.module_name },
  title: sale.texts.title,
  starts_at: asField(sale.starts_at),
  ends_at: asField(sale.ends_at),
  is_publish: sale.is_publish,
  admin_discount_percentage: sale.admin_discount_percentage,
  items: sale.items.map(({ item_id, name, discount, discount_type, stock, sold }) => ({
    ...{ item_id, name, discount, discount_type, stock, sold },
  })),
})

export function NewFlashSalePage() {
  return <AnyFlashSalePage isNew />
}

export function FlashSalePage() {
  return <AnyFlashSalePage />
}

function AnyFlashSalePage({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslations('promotions')
  return (
    <EditPage
      isNew={isNew}
      ends={ends}
      back={{ to: '/promotions/flash-sales', list: 'flash-sales', name: t('flash_sales') }}
      newTitle={t('new_flash_sale')}
      form={(sale) => <FlashSaleForm sale={sale} />}
    />
  )
}

const itemsText = (items: readonly FlashItemValue[]) => items.map(({ name }) => name).join(', ') || '–'

function useFlashSaleForm(sale: DeskFlashSale | null) {
  const t = useTranslations('promotions')
  const go = useDeskNavigate()
  return useDeskForm<FlashSaleValues, DeskFlashSale, ReturnType<typeof flashInput>>({
    thing: sale,
    valuesOf: (one) => (one ? valuesOf(one) : newValues),
    inputOf: flashInput,
    schema: sale ? changedFlashSale : newFlashSale,
    save: (input, version) =>
      sale
        ? deskCall(ends.change, { params: { id: sale.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(sale ? { reload: () => deskCall(ends.read, { params: { id: sale.id } }) } : {}),
    onSaved: (saved) => {
      keepSaved(ends, saved)
      if (!sale) void go(`/promotions/flash-sales/${saved.id}`, {}, { replace: true })
    },
    draft: `flash-sale-${sale?.id ?? 'new'}`,
    readOnly: sale?.state === 'archived' ? t('archived_read_only') : undefined,
    fields: {
      module_id: { label: t('module'), slip: t('slip_module'), text: (one) => one?.name ?? '–' },
      title: { label: t('title') },
      starts_at: { label: t('starts'), slip: t('slip_moment') },
      ends_at: { label: t('ends'), slip: t('slip_end') },
      is_publish: { label: t('is_on') },
      admin_discount_percentage: { label: t('business_share'), slip: t('slip_share') },
      items: { label: t('items'), slip: t('slip_items'), text: itemsText },
    },
  })
}

function FlashSaleForm({ sale }: { sale: DeskFlashSale | null }) {
  const t = useTranslations('promotions')
  const form = useFlashSaleForm(sale)
  const { control } = form
  const module = useWatch({ control, name: 'module_id' })
  return (
    <DeskFormFrame form={form} label={t('flash_sale')}>
      <FormSection title={t('flash_sale')}>
        <TextsField control={control} name="title" label={t('title')} maxLength={120} required />
        <PickField control={control} name="module_id" kind="modules" label={t('module')} required />
        <MomentOfDayField control={control} name="starts_at" label={t('starts')} required />
        <MomentOfDayField control={control} name="ends_at" label={t('ends')} required />
        <NumberField
          control={control}
          name="admin_discount_percentage"
          label={t('business_share')}
          hint={t('business_share_hint')}
          end="%"
        />
        <SwitchField control={control} name="is_publish" label={t('is_on')} hint={t('publish_hint')} />
      </FormSection>
      <FlashItemsField control={control} module_id={module?.id} />
    </DeskFormFrame>
  )
}
