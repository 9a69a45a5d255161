// What no courier takes, thing by thing, in every language.
import { useTranslations } from 'use-intl'
import { inEveryLanguage } from '#contract/core/language.ts'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { EntryList, type ListFieldProps } from './entry-list.tsx'

export function ThingsField({ control, name }: ListFieldProps) {
  const t = useTranslations('desk_settings')
  return (
    <EntryList
      control={control}
      name={name}
      label={t('parcel_prohibited_things')}
      hint={t('parcel_prohibited_things_hint')}
      made={() => inEveryLanguage(() => '')}
      most={50}
    >
      {(path, index) => (
        <div className="md:col-span-2">
          <TextsField
            control={control}
            name={path}
            label={t('entry', { number: String(index + 1) })}
            maxLength={80}
            required
          />
        </div>
      )}
    </EntryList>
  )
}
