// The form of an item: everything its module has, and beside it the item as customers see it.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { moduleTraits } from '#contract/core/module-type.ts'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import { fieldsOf } from '#contract/features/item/desk/desk-item.rules.ts'
import {
  type DeskItem,
  type ItemStore,
  mostPictures,
  writtenItem,
} from '#contract/features/item/desk/desk-item.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import type { FieldControl, FormFields } from '#web/desk/form/desk-form.types.ts'
import { SelectIdField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PicturesField } from '#web/desk/form/picture/pictures-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { categoryOptions } from '../category-options.ts'
import { AddOnsSection } from './add-ons-section.tsx'
import { CombinationsSection } from './combinations-section.tsx'
import { ItemPreview } from './item-preview.tsx'
import { type ItemValues, inputOf, valuesOf } from './item-values.ts'
import { LabelSection } from './label-section.tsx'
import { OptionsSection } from './options-section.tsx'
import { PriceSection, type SectionProps } from './price-section.tsx'
import { WordsField } from './words-field.tsx'

type ItemFormProps = { item: DeskItem | null; store: ItemStore; onMade?: (item: DeskItem) => void }

const readOne = (id: number) =>
  queryClient.fetchQuery({ ...deskQuery(deskItemEndpoints.one, { params: { id } }), staleTime: 0 })

function useReadOnly(item: DeskItem | null): string | undefined {
  const t = useTranslations('items')
  const mayEdit = useMay('edit_items')
  if (item && item.archived_at !== null) return t('archived_form')
  return mayEdit ? undefined : t('read_only')
}

function useItemForm({ item, store, onMade }: ItemFormProps) {
  const fields = useFieldWords()
  return useDeskForm<ItemValues, DeskItem, ReturnType<typeof inputOf>>({
    thing: item,
    valuesOf,
    inputOf,
    schema: writtenItem,
    fields,
    draft: item ? `item-${item.id}` : `item-new-${store.id}`,
    readOnly: useReadOnly(item),
    save: (input, version) =>
      item
        ? deskCall(deskItemEndpoints.change, { params: { id: item.id }, input: { ...input, version } })
        : deskCall(deskItemEndpoints.make, { input: { ...input, store_id: store.id } }),
    ...(item ? { reload: () => readOne(item.id) } : {}),
    onSaved: (saved) => {
      queryClient.setQueryData(deskQuery(deskItemEndpoints.one, { params: { id: saved.id } }).queryKey, saved)
      void readAgain(deskItemEndpoints.list)
      if (!item) onMade?.(saved)
    },
  })
}

export function ItemForm(props: ItemFormProps) {
  const t = useTranslations('items')
  const form = useItemForm(props)
  const { control } = form
  const { item, store } = props
  const has = fieldsOf(store.module_type)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <DeskFormFrame form={form} label={t(item ? 'form_of' : 'new_title')}>
        <BasicsSection control={control} store={store} />
        <PriceSection control={control} has={has} />
        {has.options && <OptionsSection control={control} />}
        {has.combinations && <CombinationsSection control={control} hasStock={has.stock} />}
        {has.add_ons && <AddOnsSection control={control} store_id={store.id} />}
        {has.edible && <LabelSection control={control} />}
        <MarksSection control={control} has={has} />
      </DeskFormFrame>
      <ItemPreview control={control} store={store} />
    </div>
  )
}

function BasicsSection({ control, store }: { control: FieldControl<ItemValues>; store: ItemStore }) {
  const t = useTranslations('items')
  const { data } = useQuery(deskQuery(deskItemEndpoints.terms, { input: {} }))
  const isWide = moduleTraits[store.module_type].item_look === 'dish'
  return (
    <FormSection title={t('basics')} text={t('in_store', { store: store.name, module: store.module_name })}>
      <div className="flex flex-col gap-4 md:col-span-2">
        <TextsField<ItemValues> control={control} name="name" label={t('name')} required maxLength={200} />
        <TextsField<ItemValues>
          control={control}
          name="description"
          label={t('description')}
          isLong
          maxLength={5_000}
        />
        <PicturesField<ItemValues>
          control={control}
          name="images"
          label={t('pictures')}
          hint={t('pictures_text')}
          folder="item"
          aspect={isWide ? 4 / 3 : 1}
          max={mostPictures}
        />
      </div>
      <SelectIdField<ItemValues>
        control={control}
        name="category_id"
        label={t('category')}
        required
        placeholder={t('choose_category')}
        options={categoryOptions(data?.categories ?? [], store.module_id)}
      />
      <SwitchField<ItemValues> control={control} name="status" label={t('show')} hint={t('show_text')} />
    </FormSection>
  )
}

const marks = [
  { field: 'recommended', needs: null },
  { field: 'veg', needs: 'veg' },
  { field: 'halal_tag_status', needs: 'halal' },
  { field: 'organic', needs: 'organic' },
  { field: 'is_basic', needs: 'basic' },
  { field: 'is_prescription_required', needs: 'prescription' },
] as const

function MarksSection({ control, has }: SectionProps) {
  const t = useTranslations('items')
  const { data } = useQuery(deskQuery(deskItemEndpoints.terms, { input: {} }))
  return (
    <FormSection title={t('marks')} text={t('marks_text')}>
      {marks.map(({ field, needs }) =>
        needs === null || has[needs] ? (
          <SwitchField<ItemValues> key={field} control={control} name={field} label={t(`mark_${field}`)} />
        ) : null,
      )}
      {has.condition && (
        <SelectIdField<ItemValues>
          control={control}
          name="common_condition_id"
          label={t('condition')}
          options={data?.conditions ?? []}
          noneLabel={t('no_condition')}
        />
      )}
      {has.ingredients && (
        <WordsField
          control={control}
          name="generic_name"
          label={t('ingredients')}
          hint={t('ingredients_text')}
        />
      )}
      <WordsField control={control} name="tags" label={t('tags')} hint={t('tags_text')} />
    </FormSection>
  )
}

/** As the panel says them that shows what somebody else changed. */
function useFieldWords(): FormFields<ItemValues> {
  const t = useTranslations('items')
  const label = (text: string) => ({ label: text })
  return {
    name: { ...label(t('name')), slip: t('name_missing') },
    description: label(t('description')),
    category_id: { ...label(t('category')), slip: t('choose_category') },
    images: label(t('pictures')),
    price: label(t('price')),
    discount: label(t('discount')),
    discount_type: label(t('unit_of_change')),
    status: label(t('show')),
    unit_id: label(t('unit')),
    unit_amount: label(t('unit_amount')),
    stock: { ...label(t('stock')), text: ({ count }) => String(count ?? '') },
    maximum_cart_quantity: label(t('most_in_cart')),
    available_time_starts: label(t('served_from')),
    available_time_ends: label(t('served_until')),
    food_variations: label(t('options')),
    combined: { ...label(t('combinations')), code: 'choice_options' },
    add_on_ids: label(t('add_ons')),
    tags: label(t('tags')),
    generic_name: label(t('ingredients')),
    allergies: label(t('contains')),
    may_contain: label(t('may_contain')),
    allergens_stated: label(t('allergens_stated')),
    edible: label(t('edible')),
    nutritions: label(t('nutrients')),
    nutrition_facts: label(t('facts')),
    veg: label(t('mark_veg')),
    organic: label(t('mark_organic')),
    halal_tag_status: label(t('mark_halal_tag_status')),
    recommended: label(t('mark_recommended')),
    is_basic: label(t('mark_is_basic')),
    is_prescription_required: label(t('mark_is_prescription_required')),
    common_condition_id: label(t('condition')),
  }
}
