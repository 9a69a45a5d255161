// One item that is sold only in a campaign: what it is, what it costs, where it belongs and when it is sold.
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { localMoment } from '#contract/core/local-time.ts'
import { moduleTraits } from '#contract/core/module-type.ts'
import { deskModuleEndpoints } from '#contract/features/module/desk/desk-module.endpoints.ts'
import { deskCampaignItemEndpoints as ends } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import {
  changedCampaignItem,
  type DeskCampaignItem,
  newCampaignItem,
} from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import type { DeskForm } from '#web/desk/form/desk-form.types.ts'
import { SelectField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { DateField, TimeField } from '#web/desk/form/fields/line-field.tsx'
import { MoneyField, NumberField, useMoneyField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, deskQuery } from '#web/desk/session/desk-api.ts'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import {
  type CampaignItemValues,
  campaignItemInput,
  campaignItemValues,
  newCampaignItemValues,
} from './campaign-item-values.ts'
import { EditPage, keepSaved } from './edit-page.tsx'
import { PickField } from './pick-field.tsx'

export function NewCampaignItemPage() {
  return <AnyCampaignItemPage isNew />
}

export function CampaignItemPage() {
  return <AnyCampaignItemPage />
}

function AnyCampaignItemPage({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslations('promotions')
  return (
    <EditPage
      isNew={isNew}
      ends={ends}
      back={{ to: '/promotions/campaign-items', list: 'campaign-items', name: t('campaign_items') }}
      newTitle={t('new_campaign_item')}
      form={(item) => <CampaignItemForm item={item} />}
    />
  )
}

function useFieldWords() {
  const t = useTranslations('promotions')
  const text = (one: { name: string } | null) => one?.name ?? '–'
  return {
    module_id: { label: t('module'), text },
    store_id: { label: t('store'), slip: t('slip_store'), text },
    category_id: { label: t('category'), slip: t('slip_category'), text },
    title: { label: t('title') },
    description: { label: t('description') },
    image: { label: t('picture'), text: (one: { file: string } | null) => one?.file ?? '–' },
    price: { label: t('price'), slip: t('slip_price') },
    discount: { label: t('worth'), slip: t('slip_discount_of_price') },
    discount_type: { label: t('discount_type') },
    veg: { label: t('veg') },
    stock: { label: t('pieces') },
    maximum_cart_quantity: { label: t('most_per_order') },
    start_date: { label: t('first_day') },
    end_date: { label: t('last_day'), slip: t('slip_days') },
    start_time: { label: t('from_time') },
    end_time: { label: t('until_time') },
    status: { label: t('is_on') },
  }
}

function useCampaignItemForm(item: DeskCampaignItem | null) {
  const t = useTranslations('promotions')
  const go = useDeskNavigate()
  const { timeZone } = useShopSettings()
  return useDeskForm<CampaignItemValues, DeskCampaignItem, ReturnType<typeof campaignItemInput>>({
    thing: item,
    valuesOf: (one) =>
      one ? campaignItemValues(one) : newCampaignItemValues(localMoment(new Date(), timeZone).date),
    inputOf: campaignItemInput,
    schema: item ? changedCampaignItem : newCampaignItem,
    save: (input, version) =>
      item
        ? deskCall(ends.change, { params: { id: item.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(item ? { reload: () => deskCall(ends.read, { params: { id: item.id } }) } : {}),
    onSaved: (saved) => {
      keepSaved(ends, saved)
      if (!item) void go(`/promotions/campaign-items/${saved.id}`, {}, { replace: true })
    },
    draft: `campaign-item-${item?.id ?? 'new'}`,
    readOnly: item?.state === 'archived' ? t('archived_read_only') : undefined,
    fields: useFieldWords(),
  })
}

type PartProps = { form: DeskForm<CampaignItemValues> }

/** What the chosen module has; everything until it is known. */
function useTraits({ form: { control } }: PartProps) {
  const module = useWatch({ control, name: 'module_id' })
  const { data } = useQuery(deskQuery(deskModuleEndpoints.list))
  const type = data?.find(({ id }) => id === module?.id)?.module_type
  const traits = type && moduleTraits[type]
  return {
    module_id: module?.id,
    hasStock: traits?.has_stock ?? true,
    hasVegMark: traits?.has_veg_mark ?? true,
  }
}

function CampaignItemForm({ item }: { item: DeskCampaignItem | null }) {
  const t = useTranslations('promotions')
  const form = useCampaignItemForm(item)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('campaign_item')}>
      <FormSection title={t('campaign_item')}>
        <TextsField control={control} name="title" label={t('title')} maxLength={120} required />
        <TextsField control={control} name="description" label={t('description')} maxLength={2_000} isLong />
        <PictureField
          control={control}
          name="image"
          label={t('picture')}
          folder="campaign"
          aspect={1}
          required
        />
        <SwitchField control={control} name="status" label={t('is_on')} />
      </FormSection>
      <Belongs form={form} />
      <Price form={form} />
      <FormSection title={t('when')} text={t('when_times_text')}>
        <DateField control={control} name="start_date" label={t('first_day')} required />
        <DateField control={control} name="end_date" label={t('last_day')} required />
        <TimeField control={control} name="start_time" label={t('from_time')} required />
        <TimeField control={control} name="end_time" label={t('until_time')} required />
      </FormSection>
    </DeskFormFrame>
  )
}

function Belongs({ form }: PartProps) {
  const t = useTranslations('promotions')
  const { control } = form
  const { module_id, hasVegMark } = useTraits({ form })
  return (
    <FormSection title={t('belongs')} text={t('belongs_text')}>
      <PickField control={control} name="module_id" kind="modules" label={t('module')} required />
      {module_id !== undefined && (
        <>
          <PickField
            control={control}
            name="store_id"
            kind="stores"
            within={{ module_id }}
            label={t('store')}
            required
          />
          <PickField
            control={control}
            name="category_id"
            kind="categories"
            within={{ module_id }}
            label={t('category')}
            required
          />
          {hasVegMark && <SwitchField control={control} name="veg" label={t('veg')} />}
        </>
      )}
    </FormSection>
  )
}

function Price({ form }: PartProps) {
  const t = useTranslations('promotions')
  const { control } = form
  const type = useWatch({ control, name: 'discount_type' })
  const { ends: signs } = useMoneyField()
  const { hasStock } = useTraits({ form })
  return (
    <FormSection title={t('price')}>
      <MoneyField control={control} name="price" label={t('price')} required />
      <SelectField
        control={control}
        name="discount_type"
        label={t('discount_type')}
        options={[
          { value: 'percent', label: t('percent') },
          { value: 'amount', label: t('amount') },
        ]}
      />
      <NumberField
        control={control}
        name="discount"
        label={t('worth')}
        decimals={2}
        {...(type === 'amount' ? signs : { end: '%' })}
      />
      {hasStock && <NumberField control={control} name="stock" label={t('pieces')} />}
      <NumberField
        control={control}
        name="maximum_cart_quantity"
        label={t('most_per_order')}
        hint={t('limit_hint')}
      />
    </FormSection>
  )
}
