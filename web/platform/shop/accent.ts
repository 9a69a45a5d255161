// The colour a part of a page has (`data-accent`, tokens.css): that of the module it is about.
import { type ModuleType, moduleTraits } from '#contract/core/module-type.ts'

/** Of a module, or of something sold in one; none where no module is chosen. */
export function accentOf(about: { module_type: ModuleType } | null | undefined) {
  return about ? moduleTraits[about.module_type].accent : undefined
}
