// A new notice: what it says, whom it goes to, how and when; how many that are is said before it is sent.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { fallbackText } from '#contract/core/desk.ts'
import type { Localised } from '#contract/core/language.ts'
import { deskNoticeEndpoints as ends } from '#contract/features/notification/desk/desk-notice.endpoints.ts'
import { newNotice, noticeSegments } from '#contract/features/notification/desk/desk-notice.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import type { DeskForm } from '#web/desk/form/desk-form.types.ts'
import { SelectField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { MomentOfDayField } from '#web/desk/form/fields/line-field.tsx'
import { NumberField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useFormLanguage } from '#web/desk/form/form-language.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { PickField, PicksField } from '#web/desk/promotion/pick-field.tsx'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { NoticePreview } from './notice-preview.tsx'
import { type NoticeValues, newNoticeValues, noticeInput, segmentOf } from './notice-values.ts'

export function NewNoticePage() {
  const t = useTranslations('desk_notices')
  return (
    <Permitted needs="send_notices">
      <BackToList to="/notices" list="notices">
        {t('notices')}
      </BackToList>
      <PageHeader title={t('new_notice')} text={t('new_notice_text')} />
      <NoticeForm />
    </Permitted>
  )
}

function useNoticeForm() {
  const t = useTranslations('desk_notices')
  const go = useDeskNavigate()
  // One form is one notice: pressed twice, it is sent once.
  const [key] = useState(() => crypto.randomUUID())
  return useDeskForm<NoticeValues, { version: number }, ReturnType<typeof noticeInput>>({
    thing: null,
    valuesOf: () => newNoticeValues,
    inputOf: (values) => noticeInput(values, key),
    schema: newNotice,
    save: (input) => deskCall(ends.send, { input }),
    onSaved: async () => {
      await readAgain(ends.list)
      await go('/notices', {}, { replace: true })
    },
    draft: 'notice-new',
    fields: {
      title: { label: t('title') },
      description: { label: t('text') },
      kind: { label: t('to'), code: 'segment' },
      zones: { label: t('zones') },
      module: { label: t('module') },
      days: { label: t('days') },
      points: { label: t('points') },
      in_app: { label: t('in_app'), slip: t('slip_channel') },
      push: { label: t('push') },
      send_at: { label: t('time') },
    },
  })
}

function NoticeForm() {
  const t = useTranslations('desk_notices')
  const form = useNoticeForm()
  const { control } = form
  return (
    <DeskFormFrame form={form} label={t('new_notice')}>
      <FormSection title={t('words')}>
        <div className="flex flex-col gap-4">
          <TextsField control={control} name="title" label={t('title')} maxLength={80} required />
          <TextsField
            control={control}
            name="description"
            label={t('text')}
            maxLength={300}
            isLong
            required
          />
        </div>
        <Preview form={form} />
      </FormSection>
      <FormSection title={t('to')} text={t('to_text')}>
        <Segment form={form} />
        <Count form={form} />
      </FormSection>
      <FormSection title={t('how')}>
        <div className="flex flex-col gap-4">
          <SwitchField control={control} name="in_app" label={t('in_app')} hint={t('in_app_hint')} />
          <SwitchField control={control} name="push" label={t('push')} hint={t('push_hint')} />
        </div>
        <MomentOfDayField control={control} name="send_at" label={t('time')} hint={t('time_hint')} />
      </FormSection>
    </DeskFormFrame>
  )
}

type PartProps = { form: DeskForm<NoticeValues> }

function Preview({ form: { control } }: PartProps) {
  const t = useTranslations('desk_notices')
  const [title, description] = useWatch({ control, name: ['title', 'description'] })
  const { language, main } = useFormLanguage()
  const say = (text: Localised) => text[language] || fallbackText(text, main)
  return (
    <div>
      <p className="mb-1.5 font-medium text-14">{t('preview')}</p>
      <NoticePreview title={say(title)} text={say(description)} />
    </div>
  )
}

function Segment({ form: { control } }: PartProps) {
  const t = useTranslations('desk_notices')
  const kind = useWatch({ control, name: 'kind' })
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        control={control}
        name="kind"
        label={t('to')}
        options={noticeSegments.map((value) => ({ value, label: t(`to_${value}`) }))}
      />
      {kind === 'zones' && <PicksField control={control} name="zones" kind="zones" label={t('zones')} />}
      {kind === 'module' && <PickField control={control} name="module" kind="modules" label={t('module')} />}
      {(kind === 'module' || kind === 'lapsed') && (
        <NumberField control={control} name="days" label={t(kind === 'module' ? 'days' : 'days_lapsed')} />
      )}
      {kind === 'points' && <NumberField control={control} name="points" label={t('points')} />}
    </div>
  )
}

/** Asked again as the segment changes: nobody sends to more people than they meant. */
function Count({ form: { control } }: PartProps) {
  const t = useTranslations('desk_notices')
  const [kind, zones, module, days, points] = useWatch({
    control,
    name: ['kind', 'zones', 'module', 'days', 'points'],
  })
  const segment = useDeferredValue(JSON.stringify(segmentOf({ kind, zones, module, days, points })))
  const isWhole = !(kind === 'zones' && zones.length === 0) && !(kind === 'module' && module === null)
  const { data, isFetching } = useQuery({
    queryKey: [ends.count.path, segment],
    queryFn: () => deskCall(ends.count, { input: { segment: JSON.parse(segment) } }),
    placeholderData: keepPreviousData,
    enabled: isWhole,
  })
  return (
    <div role="status" className="self-start rounded-card bg-fill px-4 py-3" aria-busy={isFetching}>
      <p className="font-semibold text-22 tabular">{isWhole && data ? data.customers : '–'}</p>
      <p className="text-14">{t('will_get', { count: isWhole ? (data?.customers ?? 0) : 0 })}</p>
      {isWhole && data && (
        <p className="text-13 text-ink-soft">{t('with_push', { count: data.with_push })}</p>
      )}
    </div>
  )
}
