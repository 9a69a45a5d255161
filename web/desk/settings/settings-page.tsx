// What the shop as a whole is set to, group by group; the address says which group is open.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deskSettingEndpoints } from '#contract/features/content/desk/desk-settings.endpoints.ts'
import {
  type DeskSettings,
  type SettingGroup,
  settingGroupNames,
} from '#contract/features/content/desk/desk-settings.schema.ts'
import { useDeskNavigate, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { GroupForm } from './group-form.tsx'
import { MaintenancePanel } from './maintenance-panel.tsx'

export function SettingsPage() {
  return (
    <Permitted needs="edit_settings">
      <Settings />
    </Permitted>
  )
}

function useOpenGroup(): SettingGroup {
  const { group } = useDeskSearch()
  return settingGroupNames.find((one) => one === group) ?? 'business'
}

function Settings() {
  const t = useTranslations()
  const group = useOpenGroup()
  const { data, error, refetch } = useQuery(deskQuery(deskSettingEndpoints.read))
  return (
    <>
      <PageHeader title={t('desk_settings.title')} text={t('desk_settings.text')} />
      <div className="grid items-start gap-5 lg:grid-cols-[13rem_1fr]">
        <Groups open={group} />
        <div className="min-w-0 max-w-4xl">
          {!data && error && (
            <QuietFailure
              text={t('desk.load_failed')}
              retryLabel={t('common.retry')}
              onRetry={() => void refetch()}
            />
          )}
          {!data && !error && <Skeleton className="h-96 w-full rounded-card" />}
          {data && <Group key={group} group={group} settings={data} />}
        </div>
      </div>
    </>
  )
}

function Group({ group, settings }: { group: SettingGroup; settings: DeskSettings }) {
  if (group === 'maintenance') return <MaintenancePanel settings={settings} />
  return <GroupForm group={group} settings={settings} />
}

/** A list beside the form, or a choice above it on a phone. */
function Groups({ open }: { open: SettingGroup }) {
  const t = useTranslations('desk_settings')
  const go = useDeskNavigate()
  return (
    <>
      <nav aria-label={t('groups')} className="sticky top-20 hidden lg:block">
        <ul className="flex flex-col gap-0.5">
          {settingGroupNames.map((group) => (
            <li key={group}>
              <button
                type="button"
                aria-current={group === open ? 'page' : undefined}
                onClick={() => void go('/settings', { group }, { replace: true })}
                className="desk-row focus-inside flex w-full items-center rounded-control px-3 py-1.5 text-start text-14 text-ink-soft hover:bg-fill hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
              >
                {t(`group_${group}`)}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div className="lg:hidden">
        <Select
          label={t('groups')}
          labelHidden
          options={settingGroupNames.map((value) => ({ value, label: t(`group_${value}`) }))}
          value={open}
          onValueChange={(group) => void go('/settings', { group }, { replace: true })}
        />
      </div>
    </>
  )
}
