// One campaign of stores: what it says, its days, and the stores that take part or ask to.
import { useTranslations } from 'use-intl'
import type { Localised } from '#contract/core/language.ts'
import { localMoment } from '#contract/core/local-time.ts'
import { deskCampaignEndpoints as ends } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import {
  changedCampaign,
  type DeskCampaign,
  newCampaign,
} from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { DateField } from '#web/desk/form/fields/line-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import { CampaignStores } from './campaign-stores.tsx'
import { noText } from './coupon-values.ts'
import { EditPage, keepSaved } from './edit-page.tsx'
import { type Named, PickField } from './pick-field.tsx'
import { useIsBusiness } from './use-reach.ts'

interface CampaignValues {
  module_id: Named | null
  title: Localised
  description: Localised
  image: FormPicture | null
  start_date: string
  end_date: string
  status: boolean
}

const newValues = (today: string): CampaignValues => ({
  ...{ module_id: null, title: noText, description: noText, image: null },
  ...{ start_date: today, end_date: today, status: true },
})

const valuesOf = (campaign: DeskCampaign): CampaignValues => ({
  ...campaign.texts,
  module_id: { id: campaign.module_id, name: campaign.module_name },
  image: { file: campaign.image, url: campaign.image_full_url },
  start_date: campaign.start_date,
  end_date: campaign.end_date,
  status: campaign.status,
})

const inputOf = (values: CampaignValues) => ({
  ...values,
  module_id: values.module_id?.id ?? null,
  image: values.image?.file ?? '',
})

export function NewCampaignPage() {
  return <AnyCampaignPage isNew />
}

export function CampaignPage() {
  return <AnyCampaignPage />
}

function AnyCampaignPage({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslations('promotions')
  const isBusiness = useIsBusiness()
  const { archive, restore, list, read } = ends
  return (
    <EditPage
      isNew={isNew}
      ends={isBusiness ? { list, read, archive, restore } : { list, read }}
      back={{ to: '/promotions/campaigns', list: 'campaigns', name: t('campaigns') }}
      newTitle={t('new_campaign')}
      form={(campaign) => (
        <div className="flex flex-col gap-5">
          {campaign && <CampaignStores campaign={campaign} />}
          {(isBusiness || !campaign) && <CampaignForm campaign={campaign} />}
        </div>
      )}
    />
  )
}

function useCampaignForm(campaign: DeskCampaign | null) {
  const t = useTranslations('promotions')
  const go = useDeskNavigate()
  const { timeZone } = useShopSettings()
  return useDeskForm<CampaignValues, DeskCampaign, ReturnType<typeof inputOf>>({
    thing: campaign,
    valuesOf: (one) => (one ? valuesOf(one) : newValues(localMoment(new Date(), timeZone).date)),
    inputOf,
    schema: campaign ? changedCampaign : newCampaign,
    save: (input, version) =>
      campaign
        ? deskCall(ends.change, { params: { id: campaign.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(campaign ? { reload: () => deskCall(ends.read, { params: { id: campaign.id } }) } : {}),
    onSaved: (saved) => {
      keepSaved(ends, saved)
      if (!campaign) void go(`/promotions/campaigns/${saved.id}`, {}, { replace: true })
    },
    draft: `campaign-${campaign?.id ?? 'new'}`,
    readOnly: campaign?.state === 'archived' ? t('archived_read_only') : undefined,
    fields: {
      module_id: { label: t('module'), slip: t('slip_module'), text: (one) => one?.name ?? '–' },
      title: { label: t('title') },
      description: { label: t('description') },
      image: { label: t('picture'), text: (picture) => picture?.file ?? '–' },
      start_date: { label: t('first_day') },
      end_date: { label: t('last_day'), slip: t('slip_days') },
      status: { label: t('is_on') },
    },
  })
}

function CampaignForm({ campaign }: { campaign: DeskCampaign | null }) {
  const t = useTranslations('promotions')
  const form = useCampaignForm(campaign)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('campaign')}>
      <FormSection title={t('campaign')}>
        <TextsField control={control} name="title" label={t('title')} maxLength={120} required />
        <TextsField control={control} name="description" label={t('description')} maxLength={2_000} isLong />
        <PictureField
          control={control}
          name="image"
          label={t('picture')}
          folder="campaign"
          aspect={16 / 9}
          required
        />
        <div className="flex flex-col gap-4">
          <PickField control={control} name="module_id" kind="modules" label={t('module')} required />
          <SwitchField control={control} name="status" label={t('is_on')} />
        </div>
      </FormSection>
      <FormSection title={t('when')} text={t('when_text')}>
        <DateField control={control} name="start_date" label={t('first_day')} required />
        <DateField control={control} name="end_date" label={t('last_day')} required />
      </FormSection>
    </DeskFormFrame>
  )
}
