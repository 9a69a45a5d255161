// What the page in front of the visitor shows: its module may be chosen by them, or by the page for them.
import { useMatches } from '@tanstack/react-router'
import type { ChosenModule } from '#contract/core/shop-context.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'

export function useShownModule(): ChosenModule | null {
  return useShownAccess().shop.module
}

/** The landing page has a header and a footer of its own and no module (HDR-10). */
export function useIsLanding(): boolean {
  return useMatches({ select: (matches) => matches.at(-1)?.routeId === '/' })
}

export function useIsHome(): boolean {
  return useMatches({
    select: (matches) => {
      const page = matches.at(-1)
      // An address below it matches it as well, but has not opened it.
      return page?.routeId === '/home' && 'shop' in page.context
    },
  })
}

export function useIsCheckout(): boolean {
  return useMatches({ select: (matches) => matches.at(-1)?.routeId === '/checkout' })
}
