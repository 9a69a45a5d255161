// The modules a visitor of the home page can choose from, and the one that is shown.
import { useQuery } from '@tanstack/react-query'
import { useMatch } from '@tanstack/react-router'
import type { Module } from '#contract/features/module/module.schema.ts'
import { modulesQuery } from './module.queries.ts'
import { modulesOfZones } from './module-zones.ts'

export interface ModuleChoice {
  modules: readonly Module[]
  shown: Module | null
  wasChosen: boolean
}

/** The home page has loaded the list before anything here is rendered. */
export function useModules(): ModuleChoice {
  const home = useMatch({ from: '/home' })
  const { shop, wasChosen } = home.context
  const { data: all = [] } = useQuery(modulesQuery(home.context))
  const modules = modulesOfZones(all, shop.zone_ids)
  return { modules, shown: modules.find(({ id }) => id === shop.module?.id) ?? null, wasChosen }
}
