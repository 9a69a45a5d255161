// People below each other on a phone, sorted by a choice above them.
import { useTranslations } from 'use-intl'
import { useChangeSearch } from '#web/desk/navigation/desk-link.tsx'
import { useAccount, useMoment } from '#web/desk/session/use-desk.ts'
import { Select } from '#web/ui/form/select.tsx'
import { AccessBadge, MemberMenu, StoresText } from './member-parts.tsx'
import { useRolesText } from './role-text.ts'
import { sortKeys } from './staff-list.rules.ts'
import type { StaffRowsProps } from './staff-table.tsx'

export function StaffCards({ staff, choice, onAct }: StaffRowsProps) {
  const t = useTranslations('staff')
  const rolesText = useRolesText()
  const moment = useMoment()
  const changeSearch = useChangeSearch()
  const own = useAccount()
  return (
    <>
      <Select
        label={t('sort_by')}
        options={sortKeys.map((value) => ({ value, label: t(value) }))}
        value={choice.sort}
        onValueChange={(sort) =>
          void changeSearch({ sort: sort === 'name' ? undefined : sort, dir: undefined })
        }
      />
      <ul className="flex flex-col gap-3">
        {staff.map((member) => (
          <li key={member.id} className="desk-panel flex gap-2 py-3 ps-4 pe-2">
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <p className="flex flex-wrap items-center gap-2 font-medium text-16">
                {member.name}
                {own.id === member.id && (
                  <span className="font-normal text-14 text-ink-soft">({t('you')})</span>
                )}
                <AccessBadge isActive={member.is_active} />
              </p>
              <p className="break-all text-ink-soft">
                <bdi>{member.email}</bdi>
              </p>
              <p>{rolesText(member.roles)}</p>
              {member.stores.length > 0 && <StoresText stores={member.stores} />}
              <p className="text-13 text-ink-soft">
                {t('second_factor')}: {t(member.has_second_factor ? 'on' : 'off')} · {t('last_seen')}:{' '}
                {member.last_seen_at ? moment(member.last_seen_at, 'day_time') : t('never')}
              </p>
            </div>
            <MemberMenu member={member} onAct={onAct} />
          </li>
        ))}
      </ul>
    </>
  )
}
