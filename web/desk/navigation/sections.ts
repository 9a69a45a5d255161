// The sections of the desk as data: where each is, who may see it, and the key that jumps to it.
import House from 'lucide-react/icons/house'
import ScrollText from 'lucide-react/icons/scroll-text'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import type { Permission } from '#contract/core/permission.ts'
import type { OwnAccount } from '#contract/features/staff/staff.schema.ts'

export const sections = [
  { name: 'start', path: '/', needs: 'own_account', icon: House, key: 'h' },
  { name: 'staff', path: '/staff', needs: 'manage_staff', icon: UsersRound, key: 's' },
  { name: 'audit', path: '/audit', needs: 'read_audit', icon: ScrollText, key: 'l' },
  { name: 'account', path: '/account', needs: 'own_account', icon: UserRound, key: 'a' },
] as const satisfies readonly { name: string; path: string; needs: Permission; icon: unknown; key: string }[]

export type Section = (typeof sections)[number]

export function sectionsFor({ permissions }: Pick<OwnAccount, 'permissions'>): Section[] {
  return sections.filter(({ needs }) => permissions.includes(needs))
}
