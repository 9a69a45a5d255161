// The side switcher of wide home pages: one press changes the module (MOD-03). It stands in the empty margin; where that
// is narrow, without words, clear of the page beside it.
import { useTranslations } from 'use-intl'
import type { Module } from '#contract/features/module/module.schema.ts'
import { pageHydrated } from '#web/platform/navigation/page-hydrated.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { useChooseModule } from './use-choose-module.ts'
import { useModules } from './use-modules.ts'

export function ModuleRail() {
  const t = useTranslations('shell')
  const { modules, shown } = useModules()
  const accentOf = useAccentOf()
  const choose = useChooseModule()
  if (modules.length < 2) return null
  const change = async (module: Module) => {
    if (module.id === shown?.id) return
    await pageHydrated()
    await choose(module)
  }
  return (
    <nav
      aria-label={t('modules')}
      className="fixed start-0.5 top-1/2 z-sticky -translate-y-1/2 rounded-sheet bg-surface p-1 shadow-raised ring-1 ring-line max-[1439px]:hidden"
    >
      <ul className="flex flex-col gap-1">
        {modules.map((module) => (
          <li key={module.id} data-accent={accentOf(module)}>
            <button
              type="button"
              aria-pressed={module.id === shown?.id}
              onClick={() => change(module)}
              title={module.module_name}
              className="group flex w-11 flex-col 2xl:w-16 items-center gap-0.5 rounded-card py-1.5 text-ink-soft hover:bg-fill aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
            >
              <Picture
                picture={{ url: module.icon_full_url, width: 96, height: 96 }}
                alt=""
                sizes="36px"
                className="size-9 bg-transparent transition-transform duration-quick ease-calm group-hover:scale-108"
              />
              <span className="max-2xl:sr-only line-clamp-2 w-full hyphens-auto break-words text-center font-medium text-12 tracking-tight">
                {module.module_name}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
