// The colour a part of a page has (`data-accent`, tokens.css): that of the module it is about.
import type { Accent } from '#contract/core/accent.ts'
import { type ModuleType, moduleTraits } from '#contract/core/module-type.ts'
import type { ShownConfig } from './config-query.ts'
import { useShop } from './use-shop.ts'

type About = { module_type: ModuleType } | null | undefined

/** Of a module, or of something sold in one; none where no module is chosen. */
export function accentOf(about: About, { module_colours }: Pick<ShownConfig, 'module_colours'>) {
  return about ? (module_colours?.[about.module_type] ?? moduleTraits[about.module_type].accent) : undefined
}

/** The same by the settings of the shop around. */
export function useAccentOf(): (about: About) => Accent | undefined {
  const { config } = useShop()
  return (about) => accentOf(about, config)
}
