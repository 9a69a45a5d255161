// What every part of a store page is given.
import type { LocalMoment } from '#contract/core/local-time.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import type { SearchTexts } from '#web/platform/navigation/search-texts.ts'

export interface StorePageContext {
  /** In the store's own module and zone. */
  access: QueryAccess
  store_key: string
  delivers: boolean
  /** The wall clock when the page was made. */
  moment: LocalMoment
  search: SearchTexts
}
