// The banners of the landing page: a wide picture each, and a few words on its calm start.
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { inEveryLanguage, type Localised } from '#contract/core/language.ts'
import type { LandingContent } from '#contract/features/content/desk/desk-pages.schema.ts'
import { FormSection } from '#web/desk/form/desk-form.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'
import { EntryList } from '#web/desk/settings/lists/entry-list.tsx'

interface ShownBanner {
  img: FormPicture | null
  title: Localised
}

const mostBanners = 12

const newBanner = (): ShownBanner => ({ img: null, title: inEveryLanguage(() => '') })

export function shownBanners({ promotion_banners }: LandingContent, picture_base: string): ShownBanner[] {
  return promotion_banners.map(({ img, title }) => ({
    img: { file: img, url: `${picture_base}/${img}` },
    title: inEveryLanguage((language) => title[language] ?? ''),
  }))
}

export const sentBanners = (shown: readonly ShownBanner[]) =>
  shown.map(({ img, title }) => ({ img: img?.file ?? '', title }))

export function LandingPromotions({ control }: { control: Control<FieldValues> }) {
  const t = useTranslations('desk_pages')
  return (
    <FormSection title={t('section_promotions')} text={t('section_promotions_text')}>
      <EntryList
        control={control}
        name="promotion_banners"
        label={t('field_banners')}
        made={newBanner}
        most={mostBanners}
      >
        {(path) => (
          <>
            <PictureField
              control={control}
              name={`${path}.img`}
              label={t('field_picture')}
              folder="landing"
              aspect={8 / 3}
              required
            />
            <TextsField control={control} name={`${path}.title`} label={t('field_title')} maxLength={80} />
          </>
        )}
      </EntryList>
    </FormSection>
  )
}
