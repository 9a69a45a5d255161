// Which modules have visits to show again, in a cookie: the server cannot see local storage and must leave room for the row.
import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'

const cookieName = 'fivefold-visited'
const days90 = 60 * 60 * 24 * 90

export function visitedModulesIn(cookies: string | null | undefined): number[] {
  const pair = cookies?.split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`))
  const ids = pair?.slice(cookieName.length + 1).split('.') ?? []
  return ids.map(Number).filter((id) => Number.isSafeInteger(id) && id > 0)
}

export const visitedModules = createIsomorphicFn()
  .server((): number[] => visitedModulesIn(getRequestHeader('cookie')))
  .client((): number[] => visitedModulesIn(document.cookie))

export function rememberVisitedModule(module_id: number): void {
  const ids = [...new Set([...visitedModulesIn(document.cookie), module_id])]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${cookieName}=${ids.join('.')}; Path=/; Max-Age=${days90}; SameSite=Lax`
}
