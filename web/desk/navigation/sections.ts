// The sections of the desk as data, in groups: where each is, the pages below it, who may see it, and the key that jumps
// to it after `g`.

import type { LucideIcon } from 'lucide-react'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChefHat from 'lucide-react/icons/chef-hat'
import FileUp from 'lucide-react/icons/file-up'
import FolderTree from 'lucide-react/icons/folder-tree'
import House from 'lucide-react/icons/house'
import Languages from 'lucide-react/icons/languages'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListChecks from 'lucide-react/icons/list-checks'
import MapIcon from 'lucide-react/icons/map'
import Megaphone from 'lucide-react/icons/megaphone'
import Package from 'lucide-react/icons/package'
import ScrollText from 'lucide-react/icons/scroll-text'
import Settings from 'lucide-react/icons/settings'
import Star from 'lucide-react/icons/star'
import Store from 'lucide-react/icons/store'
import TicketPercent from 'lucide-react/icons/ticket-percent'
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
  { name: 'orders', path: '/orders', needs: 'read_orders', icon: ChefHat, key: 'b' },
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
  },
  {
    name: 'stores',
    path: '/stores',
    pages: ['/stores/new', '/stores/$id'],
    needs: 'read_catalogue',
    icon: Store,
    key: 't',
  },
  {
    name: 'categories',
    path: '/categories',
    pages: ['/categories/new', '/categories/$id'],
    needs: 'read_catalogue',
    icon: FolderTree,
    key: 'c',
  },
  {
    name: 'imports',
    path: '/imports',
    pages: ['/imports/new', '/imports/$id'],
    needs: 'import_catalogue',
    icon: FileUp,
    key: 'f',
  },
] as const satisfies readonly SectionShape[]

/** What brings customers, and what they say. */
const selling = [
  {
    name: 'promotions',
    path: '/promotions',
    pages: [
      '/promotions/coupons/new',
      '/promotions/coupons/$id',
      '/promotions/banners',
      '/promotions/banners/new',
      '/promotions/banners/$id',
      '/promotions/campaigns',
      '/promotions/campaigns/new',
      '/promotions/campaigns/$id',
      '/promotions/campaign-items',
      '/promotions/campaign-items/new',
      '/promotions/campaign-items/$id',
      '/promotions/home-pictures',
      '/promotions/flash-sales',
      '/promotions/flash-sales/new',
      '/promotions/flash-sales/$id',
    ],
    needs: 'edit_promotions',
    icon: TicketPercent,
    key: 'p',
  },
  { name: 'reviews', path: '/reviews', needs: 'edit_reviews', icon: Star, key: 'w' },
  {
    name: 'messages',
    path: '/notices',
    pages: ['/notices/new', '/notices/newsletter'],
    needs: 'send_notices',
    icon: Megaphone,
    key: 'n',
  },
] as const satisfies readonly SectionShape[]

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
    pages: ['/modules/new', '/modules/$id', '/modules/$id/home'],
    needs: 'read_catalogue',
    icon: LayoutGrid,
    key: 'm',
  },
  {
    name: 'lists',
    path: '/lists',
    pages: ['/lists/instructions', '/lists/vehicles', '/lists/reasons'],
    needs: 'edit_zones',
    icon: ListChecks,
    key: 'v',
  },
  {
    name: 'texts',
    path: '/texts',
    pages: ['/texts/policies', '/texts/landing'],
    needs: 'edit_texts',
    icon: Languages,
    key: 'x',
  },
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
