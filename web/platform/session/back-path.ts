// Where a visitor goes after signing in: back to a page of this shop, never to an address a link smuggled in.

const somewhere = 'https://shop.invalid'

/** A path of this shop that was meant to come back to, or null. */
export function safeBackPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || !URL.canParse(text, somewhere)) return null
  const { origin, pathname, search, hash } = new URL(text, somewhere)
  const path = `${pathname}${search}${hash}`
  // A path may still begin with two slashes once dots are resolved, and then it names a host.
  if (origin !== somewhere || path.startsWith('//')) return null
  // Back to a page for signing in would be a circle.
  return /^\/(auth\/|forgot-password)/.test(pathname) ? null : path
}

/** Where somebody without a session begins. */
export type AuthStart = '/auth/sign-in' | '/auth/sign-up'

export type AuthPath = AuthStart | '/forgot-password'

export function authHref(authPath: AuthPath, back: string | null | undefined): string {
  const path = safeBackPath(back)
  return path === null ? authPath : `${authPath}?back=${encodeURIComponent(path)}`
}
