// One banner: its picture and words, where it leads, who sees it, and how the shop will show it.
import { useMutation } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import type { Localised } from '#contract/core/language.ts'
import { type Banner, bannerTypes } from '#contract/features/promotion/banner.schema.ts'
import { deskBannerEndpoints as ends } from '#contract/features/promotion/desk/desk-banner.endpoints.ts'
import {
  changedBanner,
  type DeskBanner,
  newBanner,
} from '#contract/features/promotion/desk/desk-banner.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import type { DeskForm } from '#web/desk/form/desk-form.types.ts'
import { SelectField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { LineField } from '#web/desk/form/fields/line-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useFormLanguage } from '#web/desk/form/form-language.tsx'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import type { FormPicture } from '#web/desk/form/picture/use-upload.ts'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { BannerPreview } from './banner-preview.tsx'
import { noText } from './coupon-values.ts'
import { EditPage, keepSaved } from './edit-page.tsx'
import { type Named, PickField } from './pick-field.tsx'
import { useIsBusiness } from './use-reach.ts'

interface BannerValues {
  module_id: Named | null
  zone_id: Named | null
  type: Banner['type'] | null
  title: Localised
  subtitle: Localised
  image: FormPicture | null
  link: string
  store_id: Named | null
  item_id: Named | null
  featured: boolean
  status: boolean
}

const newValues: BannerValues = {
  ...{ module_id: null, zone_id: null, type: 'default', title: noText, subtitle: noText, image: null },
  ...{ link: '', store_id: null, item_id: null, featured: false, status: true },
}

const named = (id: number | null, name: string | null): Named | null =>
  id === null ? null : { id, name: name ?? `#${id}` }

const valuesOf = (banner: DeskBanner | null): BannerValues =>
  banner
    ? {
        ...banner.texts,
        module_id: named(banner.module_id, banner.module_name),
        zone_id: named(banner.zone_id, banner.zone_name),
        type: banner.type,
        image: { file: banner.image, url: banner.image_full_url },
        link: banner.link ?? '',
        store_id: named(banner.store_id, banner.store_name),
        item_id: named(banner.item_id, banner.item_name),
        featured: banner.featured,
        status: banner.status,
      }
    : newValues

const inputOf = (values: BannerValues) => ({
  ...values,
  module_id: values.module_id?.id ?? null,
  zone_id: values.zone_id?.id ?? null,
  store_id: values.store_id?.id ?? null,
  item_id: values.item_id?.id ?? null,
  type: values.type ?? ('default' as const),
  image: values.image?.file ?? '',
  link: values.link || null,
})

export function NewBannerPage() {
  return <AnyBannerPage isNew />
}

export function BannerPage() {
  return <AnyBannerPage />
}

function AnyBannerPage({ isNew = false }: { isNew?: boolean }) {
  const t = useTranslations('promotions')
  return (
    <EditPage
      isNew={isNew}
      ends={{ list: ends.list, read: ends.read }}
      back={{ to: '/promotions/banners', list: 'banners', name: t('banners') }}
      newTitle={t('new_banner')}
      form={(banner) => <BannerForm banner={banner} />}
    />
  )
}

function useBannerForm(banner: DeskBanner | null) {
  const t = useTranslations('promotions')
  const go = useDeskNavigate()
  const text = (one: Named | null) => one?.name ?? '–'
  return useDeskForm<BannerValues, DeskBanner, ReturnType<typeof inputOf>>({
    thing: banner,
    valuesOf,
    inputOf,
    schema: banner ? changedBanner : newBanner,
    save: (input, version) =>
      banner
        ? deskCall(ends.change, { params: { id: banner.id }, input: { ...input, version } })
        : deskCall(ends.make, { input }),
    ...(banner ? { reload: () => deskCall(ends.read, { params: { id: banner.id } }) } : {}),
    onSaved: (saved) => {
      keepSaved(ends, saved)
      if (!banner) void go(`/promotions/banners/${saved.id}`, {}, { replace: true })
    },
    draft: `banner-${banner?.id ?? 'new'}`,
    fields: {
      module_id: { label: t('module'), slip: t('slip_module'), text },
      zone_id: { label: t('zone'), text },
      type: { label: t('leads_to'), text: (type) => (type ? t(`type_${type}`) : '–') },
      title: { label: t('title') },
      subtitle: { label: t('subtitle') },
      image: { label: t('picture'), text: (picture) => picture?.file ?? '–' },
      link: { label: t('link'), slip: t('slip_link') },
      store_id: { label: t('store'), slip: t('slip_store'), text },
      item_id: { label: t('item'), slip: t('slip_item'), text },
      featured: { label: t('featured') },
      status: { label: t('is_on') },
    },
  })
}

function BannerForm({ banner }: { banner: DeskBanner | null }) {
  const t = useTranslations('promotions')
  const form = useBannerForm(banner)
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('banner')}>
      <FormSection title={t('banner')} action={banner && <RemoveButton banner={banner} />}>
        <TextsField control={control} name="title" label={t('title')} maxLength={120} required />
        <TextsField control={control} name="subtitle" label={t('subtitle')} maxLength={200} />
        <PictureField
          control={control}
          name="image"
          label={t('picture')}
          hint={t('banner_picture_hint')}
          folder="banner"
          aspect={8 / 3}
          required
        />
        <div className="flex flex-col gap-4">
          <SwitchField control={control} name="status" label={t('is_on')} />
          <SwitchField control={control} name="featured" label={t('featured')} hint={t('featured_hint')} />
        </div>
      </FormSection>
      <section aria-label={t('preview')} className="desk-panel p-4 sm:p-5">
        <h2 className="mb-4 font-semibold text-16">{t('preview')}</h2>
        <Preview form={form} />
      </section>
      <Target form={form} banner={banner} />
    </DeskFormFrame>
  )
}

type PartProps = { form: DeskForm<BannerValues> }

function Preview({ form: { control } }: PartProps) {
  const [image, title, subtitle] = useWatch({ control, name: ['image', 'title', 'subtitle'] })
  const { language, main } = useFormLanguage()
  const say = (text: Localised) => text[language] || fallbackText(text, main)
  return <BannerPreview url={image?.url ?? null} title={say(title)} text={say(subtitle)} />
}

function Target({ form: { control }, banner }: PartProps & { banner: DeskBanner | null }) {
  const t = useTranslations('promotions')
  const isOfStore = !useIsBusiness() || banner?.created_by === 'store'
  const [type, module] = useWatch({ control, name: ['type', 'module_id'] })
  const within = { module_id: module?.id }
  return (
    <FormSection title={t('leads_to')} text={t(isOfStore ? 'store_banner_text' : 'banner_where_text')}>
      <PickField control={control} name="module_id" kind="modules" label={t('module')} required />
      {!isOfStore && (
        <>
          <PickField control={control} name="zone_id" kind="zones" label={t('zone')} hint={t('zone_hint')} />
          <SelectField
            control={control}
            name="type"
            label={t('leads_to')}
            options={bannerTypes.map((value) => ({ value, label: t(`type_${value}`) }))}
          />
        </>
      )}
      {(isOfStore || type === 'store_wise') && (
        <PickField
          control={control}
          name="store_id"
          kind="stores"
          within={within}
          label={t('store')}
          required
        />
      )}
      {type === 'item_wise' && (
        <PickField control={control} name="item_id" kind="items" within={within} label={t('item')} required />
      )}
      {(isOfStore || type === 'default') && (
        <LineField
          control={control}
          name="link"
          label={t('link')}
          hint={t('link_hint')}
          type="url"
          dir="ltr"
        />
      )}
    </FormSection>
  )
}

function RemoveButton({ banner }: { banner: DeskBanner }) {
  const t = useTranslations('promotions')
  const refusalOf = useRefusal()
  const go = useDeskNavigate()
  const [isAsked, setAsked] = useState(false)
  const { id, title, version } = banner
  const { mutate, isPending } = useMutation({
    mutationFn: () => deskCall(ends.remove, { params: { id }, input: { version } }),
    onSuccess: async () => {
      notify.success(t('is_removed', { name: title }))
      await go('/promotions/banners', {}, { replace: true })
      await readAgain(ends.list)
    },
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => setAsked(false),
  })
  const texts = useConfirmTexts({
    question: t('remove_question', { name: title }),
    detail: t('remove_detail'),
    confirm: t('remove'),
  })
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden size={16} />
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        texts={texts}
        tone="danger"
        loading={isPending}
        onConfirm={() => mutate()}
      />
    </>
  )
}
