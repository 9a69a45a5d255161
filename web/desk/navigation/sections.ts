// The sections of the desk as data, in groups: where each is, the pages below it, who may see it, and the key that jumps
// to it after `g`.

import type { LucideIcon } from 'lucide-react'
import ChartColumn from 'lucide-react/icons/chart-column'
import FolderTree from 'lucide-react/icons/folder-tree'
import FileUp from 'lucide-react/icons/file-up'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MapIcon from 'lucide-react/icons/map'
import Package from 'lucide-react/icons/package'
import ScrollText from 'lucide-react/icons/scroll-text'
import Store from 'lucide-react/icons/store'
import Languages from 'lucide-react/icons/languages'
import Settings from 'lucide-react/icons/settings'
import UserRound from 'lucide-react/icons/user-round'
import UsersRound from 'lucide-react/icons/users-round'
import type { Permission } from '#contract/core/permission.ts'
import type { OwnAccount } from '#contract/features/staff/staff.schema.ts'

interface SectionShape {
  name: string
  path: string
  /** Addresses below it, with `$id` where a number stands. */
  pages?: readonly string[]
  needs: Permission
  icon: LucideIcon
  key: string
}

/** What happens today. */
const work = [
  { name: 'start', path: '/', needs: 'own_account', icon: House, key: 'h' },
  {
    name: 'reports',
    path: '/reports',
    pages: ['/reports/orders'],
    needs: 'read_reports',
    icon: ChartColumn,
    key: 'r',
  },
] as const satisfies readonly SectionShape[]

/** What the shop sells. */
const catalogue = [
  {
    name: 'items',
    path: '/items',
    pages: ['/items/new', '/items/$id'],
    needs: 'read_catalogue',
    icon: Package,
    key: 'i',
    name: 'stores',
    path: '/stores',
    pages: ['/stores/new', '/stores/$id'],
    icon: Store,
    key: 't',
    name: 'categories',
    path: '/categories',
    pages: ['/categories/new', '/categories/$id'],
    icon: FolderTree,
    key: 'c',
    name: 'imports',
    path: '/imports',
    pages: ['/imports/new', '/imports/$id'],
    needs: 'import_catalogue',
    icon: FileUp,
    key: 'm',
  },
] as const satisfies readonly SectionShape[]

/** What brings customers, and what they say. */
const selling = [] as const satisfies readonly SectionShape[]

/** What the shop as a whole is. */
const shop = [
  {
    name: 'zones',
    path: '/zones',
    pages: ['/zones/new', '/zones/$id'],
    needs: 'read_catalogue',
    icon: MapIcon,
    key: 'z',
  },
  {
    name: 'modules',
    path: '/modules',
    pages: ['/modules/new', '/modules/$id'],
    needs: 'read_catalogue',
    icon: LayoutGrid,
    key: 'm',
  },
    name: 'texts',
    path: '/texts',
    pages: ['/texts/policies', '/texts/landing'],
    needs: 'edit_texts',
    icon: Languages,
    key: 't',
  { name: 'settings', path: '/settings', needs: 'edit_settings', icon: Settings, key: 'o' },
] as const satisfies readonly SectionShape[]

/** Who works here. */
const people = [
  { name: 'staff', path: '/staff', needs: 'manage_staff', icon: UsersRound, key: 's' },
  { name: 'audit', path: '/audit', needs: 'read_audit', icon: ScrollText, key: 'l' },
  { name: 'account', path: '/account', needs: 'own_account', icon: UserRound, key: 'a' },
] as const satisfies readonly SectionShape[]

const groups = { work, catalogue, selling, shop, people } as const

export type SectionGroup = keyof typeof groups

export type Section = (typeof groups)[SectionGroup][number]

export const sections: readonly Section[] = Object.values(groups).flat()

type Pages<One> = One extends { pages: readonly (infer Page extends string)[] } ? Page : never

/** Every address inside the frame, as the router knows it. */
export type DeskPattern = Section['path'] | Pages<Section>

type Visitor = Pick<OwnAccount, 'permissions'>

export function sectionsFor({ permissions }: Visitor): Section[] {
  return sections.filter(({ needs }) => permissions.includes(needs))
}

/** Groups without a section for this visitor are left out. */
export function sectionGroupsFor(visitor: Visitor): { group: SectionGroup; sections: Section[] }[] {
  const own = sectionsFor(visitor)
  return sectionGroups
    .map((group) => ({ group, sections: own.filter((one) => isIn(group, one)) }))
    .filter((one) => one.sections.length > 0)
}

const sectionGroups = ['work', 'catalogue', 'selling', 'shop', 'people'] as const satisfies SectionGroup[]

function isIn(group: SectionGroup, section: Section): boolean {
  const members: readonly Section[] = groups[group]
  return members.includes(section)
}

/** Whether a page is the section's own or one below it. */
export function isWithin({ path }: Section, here: string): boolean {
  return here === path || (path !== '/' && here.startsWith(`${path}/`))
}
