// One way to pay outside of the shop, in its dialog.
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { inEveryLanguage } from '#contract/core/language.ts'
import { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import {
  type DeskOfflineMethod,
  type OfflineMethodContent,
  offlineMethodContent,
} from '#contract/features/content/desk/desk-pages.schema.ts'
import { deskSettingEndpoints } from '#contract/features/content/desk/desk-settings.endpoints.ts'
import { DeskFormFrame } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { LineField } from '#web/desk/form/fields/line-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { EntryList } from '../lists/entry-list.tsx'

type OfflineMethodFormProps = { method: DeskOfflineMethod | null; onDone: () => void }

const blank = () => inEveryLanguage(() => '')

const field = () => ({ input_name: blank(), input_data: '' })
const question = () => ({ customer_label: blank(), customer_placeholder: blank(), is_required: true })

const newMethod = () => ({
  method_name: blank(),
  method_fields: [field()],
  method_informations: [question()],
  status: true,
})

function useMethodForm({ method, onDone }: OfflineMethodFormProps) {
  const t = useTranslations('desk_settings')
  return useDeskForm<FieldValues, DeskOfflineMethod, FieldValues>({
    thing: method,
    valuesOf: (thing) => {
      if (!thing) return newMethod()
      const { id: _, version: __, ...content } = thing
      return content
    },
    inputOf: (values) => values,
    schema: offlineMethodContent,
    save: (input, version) => {
      const content = offlineMethodContent.parse(input) satisfies OfflineMethodContent
      return method
        ? deskCall(deskPageEndpoints.changeOfflineMethod, {
            params: { id: method.id },
            input: { ...content, version },
          })
        : deskCall(deskPageEndpoints.makeOfflineMethod, { input: content })
    },
    onSaved: () => {
      void readAgain(deskPageEndpoints.offlineMethods, deskSettingEndpoints.read)
      onDone()
    },
    fields: {
      method_name: { label: t('method_name') },
      method_fields: { label: t('method_fields') },
      method_informations: { label: t('method_informations') },
      status: { label: t('is_offered') },
    },
    draft: `offline-method-${method?.id ?? 'new'}`,
  })
}

export function OfflineMethodForm(props: OfflineMethodFormProps) {
  const t = useTranslations('desk_settings')
  const form = useMethodForm(props)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('method_name')}>
      <TextsField control={control} name="method_name" label={t('method_name')} maxLength={60} required />
      <EntryList
        control={control}
        name="method_fields"
        label={t('method_fields')}
        hint={t('method_fields_hint')}
        made={field}
        most={10}
      >
        {(path) => (
          <>
            <TextsField
              control={control}
              name={`${path}.input_name`}
              label={t('input_name')}
              maxLength={60}
              required
            />
            <LineField control={control} name={`${path}.input_data`} label={t('input_data')} required />
          </>
        )}
      </EntryList>
      <EntryList
        control={control}
        name="method_informations"
        label={t('method_informations')}
        hint={t('method_informations_hint')}
        made={question}
        most={10}
      >
        {(path) => (
          <>
            <TextsField
              control={control}
              name={`${path}.customer_label`}
              label={t('customer_label')}
              maxLength={60}
              required
            />
            <TextsField
              control={control}
              name={`${path}.customer_placeholder`}
              label={t('customer_placeholder')}
              maxLength={80}
            />
            <SwitchField control={control} name={`${path}.is_required`} label={t('is_required')} />
          </>
        )}
      </EntryList>
      <SwitchField control={control} name="status" label={t('is_offered')} hint={t('is_offered_hint')} />
    </DeskFormFrame>
  )
}
