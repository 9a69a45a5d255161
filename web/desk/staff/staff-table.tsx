// People as a table, sorted by the head of a column.
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { useChangeSearch } from '#web/desk/navigation/desk-link.tsx'
import { useAccount, useMoment } from '#web/desk/session/use-desk.ts'
import type { OnAct } from './member-acts.ts'
import { AccessBadge, MemberMenu, StoresText } from './member-parts.tsx'
import { useRolesText } from './role-text.ts'
import { type ListChoice, type SortKey, sortedBy } from './staff-list.rules.ts'

export type StaffRowsProps = { staff: readonly StaffMember[]; choice: ListChoice; onAct: OnAct }

const cell = 'px-3 py-1.5 text-start align-middle first:ps-4 last:pe-2'

function SortHead({ of, choice }: { of: SortKey; choice: ListChoice }) {
  const t = useTranslations('staff')
  const changeSearch = useChangeSearch()
  const isSorted = choice.sort === of
  const Arrow = choice.isReversed ? ArrowUp : ArrowDown
  const sorting = choice.isReversed ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? sorting : 'none'} className={cell}>
      <button
        type="button"
        onClick={() => void changeSearch(sortedBy(of, choice))}
        className="control target-44 inline-flex min-h-7 items-center gap-1 rounded-inner font-medium text-13 text-ink-soft hover:text-ink"
      >
        {t(of)}
        {isSorted && <Arrow aria-hidden size={14} />}
      </button>
    </th>
  )
}

export function StaffTable({ staff, choice, onAct }: StaffRowsProps) {
  const t = useTranslations('staff')
  const plainHead = `${cell} font-medium text-13 text-ink-soft`
  return (
    <div className="desk-panel overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <thead className="border-line border-b">
          <tr>
            <SortHead of="name" choice={choice} />
            <SortHead of="email" choice={choice} />
            <th scope="col" className={plainHead}>
              {t('roles')}
            </th>
            <th scope="col" className={plainHead}>
              {t('stores')}
            </th>
            <th scope="col" className={plainHead}>
              {t('second_factor')}
            </th>
            <SortHead of="last_seen" choice={choice} />
            <SortHead of="access" choice={choice} />
            <th scope="col" className={plainHead}>
              <span className="sr-only">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {staff.map((member) => (
            <Row key={member.id} member={member} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ member, onAct }: { member: StaffMember; onAct: OnAct }) {
  const t = useTranslations('staff')
  const rolesText = useRolesText()
  const moment = useMoment()
  const isOwn = useAccount().id === member.id
  return (
    <tr className="desk-row hover:bg-fill">
      <th scope="row" className={`${cell} font-medium`}>
        {member.name} {isOwn && <span className="font-normal text-ink-soft">({t('you')})</span>}
      </th>
      <td className={cell}>
        <bdi>{member.email}</bdi>
      </td>
      <td className={cell}>{rolesText(member.roles)}</td>
      <td className={cell}>
        <StoresText stores={member.stores} />
      </td>
      <td className={cell}>{t(member.has_second_factor ? 'on' : 'off')}</td>
      <td className={`${cell} tabular`}>
        {member.last_seen_at ? moment(member.last_seen_at, 'day_time') : t('never')}
      </td>
      <td className={cell}>
        <AccessBadge isActive={member.is_active} />
      </td>
      <td className={`${cell} text-end`}>
        <MemberMenu member={member} onAct={onAct} />
      </td>
    </tr>
  )
}
