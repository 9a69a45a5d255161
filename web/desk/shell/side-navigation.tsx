// The sections somebody may enter, and the way to the shop.
import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslations } from 'use-intl'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { sectionsFor } from '#web/desk/navigation/sections.ts'
import { useAccount } from '#web/desk/session/use-desk.ts'

const rowLook =
  'desk-row focus-inside flex items-center gap-3 rounded-control px-3 py-1.5 text-14 text-ink-soft hover:bg-fill hover:text-ink'

/** `onLeave` closes the drawer it may stand in. */
export function SideNavigation({ onLeave }: { onLeave?: () => void }) {
  const t = useTranslations('desk')
  const own = sectionsFor(useAccount())
  return (
    <nav aria-label={t('sections')} className="flex flex-col gap-4">
      <ul className="flex flex-col gap-0.5">
        {own.map(({ name, path, icon: Icon }) => (
          <li key={name}>
            <DeskLink
              to={path}
              onClick={onLeave}
              className={`${rowLook} aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent-ink`}
            >
              <Icon aria-hidden size={18} className="shrink-0" />
              {t(name)}
            </DeskLink>
          </li>
        ))}
      </ul>
      <a href="/" className={`${rowLook} border-line`}>
        <ExternalLink aria-hidden size={18} className="shrink-0 mirror" />
        {t('to_shop')}
      </a>
    </nav>
  )
}
