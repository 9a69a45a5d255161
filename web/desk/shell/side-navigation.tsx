// The sections somebody may enter, in groups, and the way to the shop.
import { useLocation } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { isWithin, type Section, type SectionGroup, sectionGroupsFor } from '#web/desk/navigation/sections.ts'
import { useAccount } from '#web/desk/session/use-desk.ts'

const rowLook =
  'desk-row focus-inside flex items-center gap-3 rounded-control px-3 py-1.5 text-14 text-ink-soft hover:bg-fill hover:text-ink'

/** `onLeave` closes the drawer it may stand in. */
export function SideNavigation({ onLeave }: { onLeave?: () => void }) {
  const t = useTranslations('desk')
  const groups = sectionGroupsFor(useAccount())
  return (
    <nav aria-label={t('sections')} className="flex flex-col gap-4">
      {groups.map(({ group, sections }) => (
        <SectionList key={group} group={group} sections={sections} onLeave={onLeave} />
      ))}
      <a href="/" className={rowLook}>
        <ExternalLink aria-hidden size={18} className="shrink-0 mirror" />
        {t('to_shop')}
      </a>
    </nav>
  )
}

type SectionListProps = {
  group: SectionGroup
  sections: readonly Section[]
  onLeave: (() => void) | undefined
}

function SectionList({ group, sections, onLeave }: SectionListProps) {
  const t = useTranslations('desk')
  const headingId = useId()
  const here = useLocation({ select: ({ pathname }) => pathname })
  // The first one is the start: it needs no name above it.
  const isNamed = group !== 'work'
  return (
    <div>
      {isNamed && (
        <p id={headingId} className="mb-1 px-3 font-medium text-12 text-ink-soft">
          {t(`group_${group}`)}
        </p>
      )}
      <ul aria-labelledby={isNamed ? headingId : undefined} className="flex flex-col gap-0.5">
        {sections.map((section) => {
          const { name, path, icon: Icon } = section
          return (
            <li key={name}>
              <DeskLink
                to={path}
                onClick={onLeave}
                data-within={isWithin(section, here)}
                className={`${rowLook} data-[within=true]:bg-accent-soft data-[within=true]:font-medium data-[within=true]:text-accent-ink`}
              >
                <Icon aria-hidden size={18} className="shrink-0" />
                {t(name)}
              </DeskLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
