// Which pages end with the bar of shortcuts: all but those whose lower edge belongs to something else.

/** Pages with an action bar or a message box of their own, and those that ask for one thing only. */
const without: ReadonlySet<string> = new Set([
  '/',
  '/auth/return',
  '/auth/sign-in',
  '/auth/sign-up',
  '/chatting',
  '/checkout',
  '/dev/ui',
  '/forgot-password',
  '/order/$id',
  '/parcel-delivery-info',
  '/product/$id',
  '/track-order',
])

export function hasBottomBar(routeId: string | undefined): boolean {
  return routeId !== undefined && !without.has(routeId)
}
