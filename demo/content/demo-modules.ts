// The modules the demo world has content for; a kind that is not listed here is simply not in it.
import type { ModuleType } from '#contract/core/module-type.ts'

export const demoModules = [
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
  'parcel',
] as const satisfies readonly ModuleType[]

export type DemoModule = (typeof demoModules)[number]

/** Those that have stores and items. */
export type ShopModule = Exclude<DemoModule, 'parcel'>

export const shopModules = [
  'food',
  'grocery',
  'pharmacy',
  'ecommerce',
] as const satisfies readonly ShopModule[]
