// The modules side by side, each in its own accent; the chosen one is marked.
import Check from 'lucide-react/icons/check'
import { useTranslations } from 'use-intl'
import type { Module } from '#contract/features/module/module.schema.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { Picture } from '#web/ui/media/picture.tsx'

interface ModuleCardsProps {
  modules: readonly Module[]
  chosenId: number | null
  onChoose(module: Module): void
}

export function ModuleCards({ modules, chosenId, onChoose }: ModuleCardsProps) {
  const t = useTranslations('shell')
  const accentOf = useAccentOf()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {modules.map((module) => (
        <li key={module.id} data-accent={accentOf(module)}>
          <button
            type="button"
            aria-pressed={module.id === chosenId}
            onClick={() => onChoose(module)}
            className="group relative flex h-full w-full flex-col items-start gap-3 rounded-card border border-line bg-surface p-4 text-start transition-transform duration-quick ease-calm hover:-translate-y-0.5 hover:border-accent-mark aria-pressed:border-accent-mark aria-pressed:bg-accent-soft"
          >
            <Picture
              picture={{ url: module.icon_full_url, width: 96, height: 96 }}
              alt=""
              sizes="80px"
              className="size-16 rounded-card bg-transparent sm:size-20"
            />
            <span>
              <span className="block font-semibold text-16 text-ink">{module.module_name}</span>
              <span className="mt-0.5 block text-13 text-ink-soft">
                {t('module_stores', { count: module.stores_count })}
              </span>
            </span>
            {module.id === chosenId ? (
              <Check aria-hidden size={20} className="absolute end-3 top-3 text-accent-ink" />
            ) : null}
          </button>
        </li>
      ))}
    </ul>
  )
}
