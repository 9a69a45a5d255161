// Links to social networks.
import { useTranslations } from 'use-intl'
import { LineField } from '#web/desk/form/fields/line-field.tsx'
import { EntryList, type ListFieldProps } from './entry-list.tsx'

export function LinksField({ control, name }: ListFieldProps) {
  const t = useTranslations('desk_settings')
  return (
    <EntryList
      control={control}
      name={name}
      label={t('social_media')}
      hint={t('social_media_hint')}
      made={() => ({ name: '', link: '' })}
      most={12}
    >
      {(path) => (
        <>
          <LineField control={control} name={`${path}.name`} label={t('link_name')} required />
          <LineField
            control={control}
            name={`${path}.link`}
            label={t('link_address')}
            type="url"
            dir="ltr"
            required
          />
        </>
      )}
    </EntryList>
  )
}
