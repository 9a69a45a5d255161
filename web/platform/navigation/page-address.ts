// The one address search engines know a page by, whatever else stands in the address it was opened with.
import type { ChosenModule } from '#contract/core/shop-context.ts'
import { stringifySearch } from './search-text.ts'

/** What the loader of such a page returns beside everything else. */
export interface Addressed {
  /** Path and search. */
  address: string
}

/** Of a page that shows another module's things in another module. */
export function moduleAddress(
  path: string,
  module: Pick<ChosenModule, 'id'> | null | undefined,
  search: Readonly<Record<string, string>> = {},
): string {
  return `${path}${stringifySearch({ ...search, module_id: module?.id })}`
}

/** What a router knows of the pages inside each other that make up the one being shown. */
interface ShownPart {
  status: string
  pathname: string
  loaderData?: unknown
}

/** Null for a page that is not there, or could not be made; a page that says nothing is known by its path. */
export function shownAddress(parts: readonly ShownPart[]): string | null {
  const page = parts.at(-1)
  // The outermost part is the frame alone: without a page in it, nothing was found.
  if (!page || parts.length === 1 || parts.some(({ status }) => status !== 'success')) return null
  return isAddressed(page.loaderData) ? page.loaderData.address : page.pathname
}

function isAddressed(data: unknown): data is Addressed {
  return typeof data === 'object' && data !== null && 'address' in data && typeof data.address === 'string'
}
