// The lists customers choose from while they order, each behind a tab with an address of its own.
import { useTranslations } from 'use-intl'
import { DeskLink, type DeskPage } from '#web/desk/navigation/desk-link.tsx'

const tabs = [
  { name: 'parcel_categories', to: '/lists' },
  { name: 'instructions', to: '/lists/instructions' },
  { name: 'vehicles', to: '/lists/vehicles' },
  { name: 'reasons', to: '/lists/reasons' },
] as const satisfies readonly { name: string; to: DeskPage }[]

export type ShortListName = (typeof tabs)[number]['name']

export function ShortListTabs({ open }: { open: ShortListName }) {
  const t = useTranslations('desk_lists')
  return (
    <nav aria-label={t('title')} className="-mt-2 mb-5 overflow-x-auto border-line border-b scrollbar-none">
      <ul className="flex w-max gap-1">
        {tabs.map(({ name, to }) => (
          <li key={name}>
            <DeskLink
              to={to}
              aria-current={name === open ? 'page' : undefined}
              className="desk-row focus-inside flex items-center whitespace-nowrap border-transparent border-b-2 px-3 py-2 text-14 text-ink-soft hover:text-ink aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-ink"
            >
              {t(name)}
            </DeskLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
