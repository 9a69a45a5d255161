// The three things one writes here: single texts, policies, and the landing page.
import { useTranslations } from 'use-intl'
import { DeskLink, type DeskPage } from '#web/desk/navigation/desk-link.tsx'

const tabs = [
  { name: 'tab_texts', to: '/texts' },
  { name: 'tab_policies', to: '/texts/policies' },
  { name: 'tab_landing', to: '/texts/landing' },
] as const satisfies readonly { name: string; to: DeskPage }[]

export function TextsTabs() {
  const t = useTranslations('desk_texts')
  return (
    <nav aria-label={t('tabs')} className="-mt-2 mb-5 overflow-x-auto border-line border-b">
      <ul className="flex gap-1">
        {tabs.map(({ name, to }) => (
          <li key={name}>
            <DeskLink
              to={to}
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
