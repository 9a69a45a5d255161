// The tabs and the delivery filter of the stores list, and the call each choice makes (HOM-09, HOM-21, api.md 12).
import { type ModuleType, traitsOf } from '#contract/core/module-type.ts'
import { storeEndpoints } from '#contract/features/store/store.endpoints.ts'

export const storeTabs = ['all', 'newly_joined', 'popular', 'top_rated'] as const

export type StoreTab = (typeof storeTabs)[number]

export const storeServices = ['all', 'delivery', 'take_away'] as const

export type StoreService = (typeof storeServices)[number]

export interface StoreChoice {
  tab: StoreTab
  service: StoreService
}

/** From an address anybody may have typed. */
export function storeChoice(given: {
  stores?: string | undefined
  service?: string | undefined
}): StoreChoice {
  return {
    tab: storeTabs.find((one) => one === given.stores) ?? 'all',
    service: storeServices.find((one) => one === given.service) ?? 'all',
  }
}

const { byFilter, latest, popular, topRated } = storeEndpoints

const tabCalls = {
  all: { endpoint: byFilter, params: { filter: 'all' }, input: {} },
  newly_joined: { endpoint: latest, params: {}, input: {} },
  popular: { endpoint: popular, params: {}, input: {} },
  top_rated: { endpoint: topRated, params: {}, input: {} },
} as const

/** A tab has a call of its own; with a delivery filter the tab becomes the sort inside that filter. */
export function storeCall({ tab, service }: StoreChoice) {
  if (service === 'all') return tabCalls[tab]
  return { endpoint: byFilter, params: { filter: service }, input: { store_type: tab } }
}

/** Of a module that serves every zone, stores of other towns are counted too: those are not near. */
export function storesTitle(module_type: ModuleType | undefined) {
  const { store_word, serves_all_zones } = traitsOf(module_type)
  return serves_all_zones ? 'stores_orderable' : (`${store_word}s_near` as const)
}
