// What a customer likes, and what there is to like: the categories of every module that works here.
import { moduleEndpoints } from '#contract/features/module/module.endpoints.ts'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { categoriesQuery } from '#web/features/category/category.queries.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'

/** The same whichever module is looked at. */
const inEveryModule = ({ api, shop }: QueryAccess): QueryAccess => ({ api, shop: { ...shop, module: null } })

const quiet = { quiet: true } as const

export const interestQuery = (access: QueryAccess) =>
  apiQuery(inEveryModule(access), profileEndpoints.interest, quiet)

export const allCategoriesQuery = (access: QueryAccess) => categoriesQuery(inEveryModule(access))

export const modulesHereQuery = (access: QueryAccess) =>
  apiQuery(inEveryModule(access), moduleEndpoints.list, quiet)
