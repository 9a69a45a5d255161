// The ways of ordering as large cards, each in its own colour; two wide ones lead, the others follow.
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslations } from 'use-intl'
import type { Module } from '#contract/features/module/module.schema.ts'
import { actsOnPress } from '#web/platform/navigation/plain-press.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

interface ModuleShowcaseProps {
  modules: readonly Module[]
  onChoose(module: Module): void
}

/** With five modules every row is full, on phones and on desks. */
function widthOf(index: number, total: number): string {
  if (total !== 5) return 'col-span-6 sm:col-span-3 lg:col-span-2'
  return index < 2 ? 'col-span-6 sm:col-span-3' : 'col-span-6 sm:col-span-2'
}

export function ModuleShowcase({ modules, onChoose }: ModuleShowcaseProps) {
  const t = useTranslations('landing')
  const accentOf = useAccentOf()
  return (
    <Container
      render={<section aria-label={t('modules_title')} />}
      className="flex flex-col gap-6 py-8 sm:py-12"
    >
      <SectionHeader title={t('modules_title')} subtitle={t('modules_text')} />
      <ul className="grid grid-cols-6 gap-3 sm:gap-4">
        {modules.map((module, index) => (
          <li key={module.id} data-accent={accentOf(module)} className={widthOf(index, modules.length)}>
            <ModuleCard module={module} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </Container>
  )
}

function ModuleCard({ module, onChoose }: { module: Module; onChoose(module: Module): void }) {
  const t = useTranslations('shell')
  return (
    <Link
      to="/home"
      search={{ module_id: String(module.id) }}
      {...actsOnPress(() => onChoose(module))}
      className={classNames(
        'group flex size-full items-center gap-4 overflow-hidden rounded-sheet bg-accent-soft p-4 text-start sm:flex-col sm:items-stretch sm:gap-0 sm:p-0',
        'transition-transform duration-calm ease-calm hover:-translate-y-1 active:scale-[0.99]',
      )}
    >
      <Picture
        picture={{ url: module.thumbnail_full_url, width: 720, height: 480 }}
        alt=""
        sizes="(min-width: 640px) 420px, 112px"
        className="aspect-square w-[min(6rem,30%)] shrink-0 rounded-card sm:aspect-2/1 sm:w-full sm:rounded-none"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1 sm:p-5">
        <span className="flex items-center justify-between gap-2 font-semibold text-18 text-ink sm:text-22">
          {module.module_name}
          <ArrowRight
            aria-hidden
            size={20}
            className="shrink-0 text-accent-ink transition-transform duration-quick ease-calm group-hover:translate-x-[calc(var(--inline-sign)*4px)] mirror"
          />
        </span>
        <span className="text-14 text-ink-soft">{module.description}</span>
        <span className="mt-auto pt-2 font-medium text-13 text-accent-ink">
          {t('module_stores', { count: module.stores_count })}
        </span>
      </span>
    </Link>
  )
}
