// The policies: chosen on the left, written on the right, in every language.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import {
  type DeskPolicy,
  policyChange,
  policyContent,
} from '#contract/features/content/desk/desk-pages.schema.ts'
import { policyKeys } from '#contract/features/content/policy.schema.ts'
import { DeskFormFrame, FormSection } from '#web/desk/form/desk-form.tsx'
import { SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { useDeskForm } from '#web/desk/form/use-desk-form.ts'
import { useDeskNavigate, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall, deskQuery } from '#web/desk/session/desk-api.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextsTabs } from '../texts-tabs.tsx'
import { RichTextsField } from './rich-texts-field.tsx'

export function PoliciesPage() {
  return (
    <Permitted needs="edit_texts">
      <Policies />
    </Permitted>
  )
}

function Policies() {
  const t = useTranslations()
  const go = useDeskNavigate()
  const { policy } = useDeskSearch()
  const { data, error, refetch } = useQuery(deskQuery(deskPageEndpoints.policies))
  const key = policyKeys.find((one) => one === policy) ?? policyKeys[0]
  const chosen = data?.policies.find((one) => one.key === key)
  return (
    <>
      <PageHeader title={t('desk_pages.policies')} text={t('desk_pages.policies_text')} />
      <TextsTabs />
      <div className="mb-5 max-w-sm">
        <Select
          label={t('desk_pages.policy')}
          options={policyKeys.map((value) => ({ value, label: t(`desk_pages.policy_${value}`) }))}
          value={key}
          onValueChange={(value) => void go('/texts/policies', { policy: value }, { replace: true })}
        />
      </div>
      {!data && error && (
        <QuietFailure
          text={t('desk.load_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-96 w-full rounded-card" />}
      {chosen && <PolicyForm key={key} policy={chosen} />}
    </>
  )
}

function usePolicyForm(policy: DeskPolicy) {
  const t = useTranslations('desk_pages')
  const cache = useQueryClient()
  const query = deskQuery(deskPageEndpoints.policies)
  const { key } = policy
  const read = async () => {
    const reply = await deskCall(deskPageEndpoints.policies)
    cache.setQueryData(query.queryKey, reply)
    return reply.policies.find((one) => one.key === key) ?? policy
  }
  return useDeskForm<FieldValues, DeskPolicy, FieldValues>({
    thing: policy,
    valuesOf: (thing) => ({ html: thing?.html, status: thing?.status }),
    inputOf: (values) => values,
    schema: policyChange,
    save: (input, version) =>
      deskCall(deskPageEndpoints.changePolicy, {
        params: { key },
        input: { ...policyContent.parse(input), version },
      }),
    reload: read,
    onSaved: () => void read(),
    fields: { html: { label: t('policy_text') }, status: { label: t('policy_shown') } },
    draft: `policy-${key}`,
  })
}

function PolicyForm({ policy }: { policy: DeskPolicy }) {
  const t = useTranslations('desk_pages')
  const form = usePolicyForm(policy)
  const title = t(`policy_${policy.key}`)
  return (
    <DeskFormFrame form={form} label={title}>
      <FormSection title={title} text={t('policy_hint')}>
        <div className="md:col-span-2">
          <SwitchField
            control={form.control}
            name="status"
            label={t('policy_shown')}
            hint={t('policy_shown_hint')}
          />
        </div>
        <div className="min-w-0 md:col-span-2">
          <RichTextsField control={form.control} name="html" label={t('policy_text')} />
        </div>
      </FormSection>
    </DeskFormFrame>
  )
}
