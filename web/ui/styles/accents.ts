// The colours a part of a page can be held in; what each is made of stands in tokens.css.
import type { ModuleTraits } from '#contract/core/module-type.ts'

export const accents = [
  'tomato',
  'leaf',
  'teal',
  'indigo',
  'amber',
] as const satisfies readonly ModuleTraits['accent'][]
