// What table and cards show of somebody alike: access, stores, and what can be done.
import Ellipsis from 'lucide-react/icons/ellipsis'
import KeyRound from 'lucide-react/icons/key-round'
import LogOut from 'lucide-react/icons/log-out'
import Pencil from 'lucide-react/icons/pencil'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { softTones } from '#web/ui/display/tone.ts'
import { Menu, MenuAction } from '#web/ui/overlay/menu.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { OnAct } from './member-acts.ts'
import { useListed } from './role-text.ts'

export function AccessBadge({ isActive }: { isActive: boolean }) {
  const t = useTranslations('staff')
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 items-center rounded-full px-2.5 font-medium text-12',
        softTones[isActive ? 'success' : 'danger'],
      )}
    >
      {t(isActive ? 'active' : 'inactive')}
    </span>
  )
}

/** More than these are counted. */
const namedStores = 2

export function StoresText({ stores }: { stores: StaffMember['stores'] }) {
  const t = useTranslations('desk')
  const listed = useListed()
  if (stores.length === 0) return <span className="text-ink-faint">–</span>
  const names = stores.map(({ name }) => name)
  const more = names.length - namedStores
  return (
    <span title={more > 0 ? listed(names) : undefined}>
      {listed(names.slice(0, namedStores))} {more > 0 && t('and_more', { count: String(more) })}
    </span>
  )
}

export function MemberMenu({ member, onAct }: { member: StaffMember; onAct: OnAct }) {
  const t = useTranslations('staff')
  return (
    <Menu
      trigger={
        <IconButton label={t('actions_for', { name: member.name })} size="small">
          <Ellipsis aria-hidden size={18} />
        </IconButton>
      }
    >
      <MenuAction icon={<Pencil aria-hidden size={18} />} onSelect={() => onAct('edit', member)}>
        {t('edit')}
      </MenuAction>
      <MenuAction
        icon={<LogOut aria-hidden size={18} className="mirror" />}
        onSelect={() => onAct('end_sessions', member)}
      >
        {t('end_sessions')}
      </MenuAction>
      {member.has_second_factor && (
        <MenuAction
          icon={<KeyRound aria-hidden size={18} />}
          tone="danger"
          onSelect={() => onAct('remove_second_factor', member)}
        >
          {t('remove_second_factor')}
        </MenuAction>
      )}
    </Menu>
  )
}
