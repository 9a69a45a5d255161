// Where the order would go; pressing it opens what is known about the place and the way to another (HDR-01, LOC-11).
import ChevronDown from 'lucide-react/icons/chevron-down'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslations } from 'use-intl'
import type { Language } from '#contract/core/language.ts'
import { loadWithTexts } from '#web/platform/i18n/load-with-texts.tsx'
import { useDestination } from '#web/platform/shop/destination.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { usePanel } from '#web/shell/navigation/use-panel.ts'
import { loadOnce } from '#web/ui/lazy/load-once.ts'

const loadPanel = () => import('./location-panel.tsx').then(({ LocationPanel }) => LocationPanel)

/** A visit has one language: its panel is put together once. */
const loadPanelIn = loadOnce((language: Language) => loadWithTexts(loadPanel, language, ['address']))

const looks = {
  line: 'focus-inside flex h-11 min-w-0 items-center gap-2 rounded-control text-14',
  block: 'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control text-14 sm:flex-none',
} as const

export function LocationButton({ look }: { look: keyof typeof looks }) {
  const t = useTranslations('shell')
  const { shop } = useAccess()
  const { location } = useDestination()
  const { Panel, panel, trigger } = usePanel(() => loadPanelIn(shop.language))
  return (
    <>
      <button type="button" aria-haspopup="dialog" {...trigger} className={looks[look]}>
        <MapPin aria-hidden size={18} className="shrink-0 text-accent-ink" />
        <span className="min-w-0 text-start">
          {look === 'block' && shop.has_destination ? (
            <span className="block truncate text-12 text-ink-soft">{t('location_label')}</span>
          ) : null}
          {/* A name for the button until the address is known to more than the eye. */}
          {look === 'line' && shop.has_destination && location === null ? (
            <span className="sr-only">{t('location_label')}</span>
          ) : null}
          {/* Its own direction decides which end is cut; empty, it shows what the early script of the page wrote down. */}
          <span dir="auto" className="early-location block max-w-80 truncate font-medium text-ink">
            {shop.has_destination ? location : t('location_unset')}
          </span>
        </span>
        <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-soft" />
      </button>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}
