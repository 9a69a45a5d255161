// The landing page, section by section, and what customers say on it.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import {
  type deskLanding,
  landingChange,
  landingContent,
  landingTexts,
} from '#contract/features/content/desk/desk-pages.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import { LineField } from '#web/desk/form/fields/line-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall, deskQuery } from '#web/desk/session/desk-api.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { TextsTabs } from '../texts-tabs.tsx'
import { isPicture, type LandingSection, landingFields, landingSections } from './landing-fields.ts'
import { LandingPromotions, sentBanners, shownBanners } from './landing-promotions.tsx'
import { Testimonials } from './testimonials.tsx'

type Landing = z.output<typeof deskLanding>

export function LandingPage() {
  return (
    <Permitted needs="edit_texts">
      <LandingEditor />
    </Permitted>
  )
}

function LandingEditor() {
  const t = useTranslations()
  const { data, error, refetch } = useQuery(deskQuery(deskPageEndpoints.landing))
  return (
    <>
      <PageHeader title={t('desk_pages.landing')} text={t('desk_pages.landing_text')} />
      <TextsTabs />
      {!data && error && (
        <QuietFailure
          text={t('desk.load_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96 w-full rounded-card" />}
      {data && <LandingForm landing={data} />}
      <Testimonials />
    </>
  )
}

/** Pictures stand in the form with their address, and travel as names. */
function shownValues(landing: Landing): FieldValues {
  const values: FieldValues = { ...landing.values }
  for (const { name, kind } of landingFields) {
    if (!isPicture(kind)) continue
    const file: unknown = values[name]
    values[name] = file ? { file, url: `${landing.picture_base}/${file}` } : null
  }
  values.promotion_banners = shownBanners(landing.values, landing.picture_base)
  return values
}

function sentValues(shown: FieldValues): FieldValues {
  const values = { ...shown }
  for (const { name, kind } of landingFields) {
    if (isPicture(kind)) values[name] = Object(values[name]).file ?? ''
  }
  values.promotion_banners = sentBanners(shown.promotion_banners)
  return values
}

function useLandingForm(landing: Landing) {
  const t = useTranslations('desk_pages')
  const cache = useQueryClient()
  const query = deskQuery(deskPageEndpoints.landing)
  const taken = (reply: Landing) => {
    cache.setQueryData(query.queryKey, reply)
    return reply
  }
  return useDeskForm<FieldValues, Landing, FieldValues>({
    thing: landing,
    valuesOf: (thing) => shownValues(thing ?? landing),
    inputOf: sentValues,
    schema: landingChange,
    save: async (input, version) =>
      taken(
        await deskCall(deskPageEndpoints.changeLanding, {
          input: { ...landingContent.parse(input), version },
        }),
      ),
    reload: async () => taken(await deskCall(deskPageEndpoints.landing)),
    fields: {
      ...Object.fromEntries(
        landingFields.map(({ name, kind, label }) => [
          name,
          { label: t(label), ...(kind === 'target' ? { slip: t('link_wrong') } : {}) },
        ]),
      ),
      promotion_banners: { label: t('field_banners'), text: (banners) => String(banners.length) },
    },
    draft: 'landing',
  })
}

function LandingForm({ landing }: { landing: Landing }) {
  const t = useTranslations('desk_pages')
  const form = useLandingForm(landing)
  const sections = Object.keys(landingSections) as LandingSection[]
  return (
    <DeskFormFrame form={form} label={t('landing')}>
      {sections.map((section) => (
        <FormSection key={section} title={t(`section_${section}`)} text={t(`section_${section}_text`)}>
          {landingSections[section].map((field) => (
            <LandingField key={field.name} control={form.control} field={field} />
          ))}
        </FormSection>
      ))}
      <LandingPromotions control={form.control} />
    </DeskFormFrame>
  )
}

type LandingFieldProps = { control: Control<FieldValues>; field: (typeof landingFields)[number] }

const longest: Readonly<Record<string, number>> = landingTexts

function LandingField({ control, field: { name, kind, label } }: LandingFieldProps) {
  const t = useTranslations('desk_pages')
  const shared = { control, name, label: t(label) }
  if (isPicture(kind)) {
    return <PictureField {...shared} folder="landing" aspect={kind === 'picture' ? 1 : 16 / 9} />
  }
  if (kind === 'target' || kind === 'address') {
    const hint = t(kind === 'target' ? 'link_hint' : 'address_hint')
    return <LineField {...shared} hint={hint} type="text" dir="ltr" />
  }
  return <TextsField {...shared} maxLength={longest[name] ?? 600} isLong={kind === 'long'} />
}
