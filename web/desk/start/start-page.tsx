// The first screen: a greeting, what one may do here, and a nudge while the account is less safe than it could be.
import ChevronRight from 'lucide-react/icons/chevron-right'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import { useTranslations } from 'use-intl'
import type { OwnAccount } from '#contract/features/staff/staff.schema.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { type Section, type SectionGroup, sectionGroupsFor } from '#web/desk/navigation/sections.ts'
import { TodayPanel } from '#web/desk/report/today-panel.tsx'
import { useAccount } from '#web/desk/session/use-desk.ts'
import { useRolesText } from '#web/desk/staff/role-text.ts'
import { Button } from '#web/ui/action/button.tsx'

/** So few that one should think of new ones. */
const fewCodes = 2

type Named = Exclude<Section['name'], 'start'>

function isElsewhere(section: Section): section is Elsewhere {
  return section.name !== 'start'
}

export function StartPage() {
  const t = useTranslations('desk')
  const account = useAccount()
  return (
    <>
      <PageHeader title={t('hello', { name: account.name })} text={<Duties account={account} />} />
      <SafetyNotice account={account} />
      {account.permissions.includes('read_reports') ? (
        <TodayPanel>
          <Sections account={account} />
        </TodayPanel>
      ) : (
        <Sections account={account} />
      )}
    </>
  )
}

function Sections({ account }: { account: OwnAccount }) {
  const t = useTranslations('desk')
  // What is about today stands above, or nowhere.
  const groups = sectionGroupsFor(account).filter(({ group }) => group !== 'work')
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('hello_text')}</p>
      {groups.map(({ group, sections }) => (
        <GroupOfSections key={group} group={group} sections={sections.filter(isElsewhere)} />
      ))}
    </>
  )
}

type Elsewhere = Extract<Section, { name: Named }>

function GroupOfSections({ group, sections }: { group: SectionGroup; sections: readonly Elsewhere[] }) {
  const t = useTranslations('desk')
  if (sections.length === 0) return null
  return (
    <>
      <h2 className="mt-6 mb-3 font-semibold text-16">{t(`group_${group}`)}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {sections.map(({ name, path, icon: Icon }) => (
          <li key={name} className="desk-panel relative flex items-start gap-3 p-4 hover:border-line-control">
            <span className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
              <Icon aria-hidden size={20} />
            </span>
            <div className="min-w-0 flex-1">
              <DeskLink to={path} className="stretched-link font-medium text-16">
                {t(name)}
              </DeskLink>
              <p className="mt-0.5 text-14 text-ink-soft">{t(`start_${name}`)}</p>
            </div>
            <ChevronRight aria-hidden size={18} className="mt-2 shrink-0 text-ink-faint mirror" />
          </li>
        ))}
      </ul>
    </>
  )
}

function Duties({ account: { roles, stores } }: { account: OwnAccount }) {
  const t = useTranslations('desk')
  const rolesText = useRolesText()
  return (
    <>
      <span className="block">{t('your_roles', { roles: rolesText(roles) })}</span>
      {stores.length > 0 && (
        <span className="block">
          {t('your_stores', { stores: stores.map(({ name }) => name).join(', ') })}
        </span>
      )}
    </>
  )
}

function SafetyNotice({ account }: { account: OwnAccount }) {
  const t = useTranslations('desk')
  const hasFewCodes = account.has_second_factor && account.recovery_codes_left <= fewCodes
  if (account.has_second_factor && !hasFewCodes) return null
  return (
    <section
      aria-label={t('second_factor_title')}
      className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card bg-warning-soft px-5 py-4"
    >
      <ShieldAlert aria-hidden size={24} className="shrink-0 text-warning-ink" />
      <div className="min-w-0 flex-1 basis-72">
        {hasFewCodes ? (
          <p className="font-medium text-ink">{t('few_codes', { count: account.recovery_codes_left })}</p>
        ) : (
          <>
            <p className="font-medium text-ink">{t('second_factor_title')}</p>
            <p className="text-ink-soft">{t('second_factor_text')}</p>
          </>
        )}
      </div>
      {!hasFewCodes && (
        <Button size="small" render={<DeskLink to="/account" search={{ second_step: 'on' }} />}>
          {t('second_factor_action')}
        </Button>
      )}
    </section>
  )
}
