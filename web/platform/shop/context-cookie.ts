// The one small cookie that tells the server the browsing context; unreadable values fall back to nothing chosen.
import {
  contextCookie,
  emptyShopContext,
  readShopContext,
  type ShopContext,
} from '#contract/core/shop-context.ts'

const year = 60 * 60 * 24 * 365

export function readContextCookie(cookieHeader: string | null | undefined): ShopContext {
  const pair = cookieHeader?.split(/;\s*/).find((part) => part.startsWith(`${contextCookie}=`))
  if (!pair) return emptyShopContext
  try {
    const value: unknown = JSON.parse(decodeURIComponent(pair.slice(contextCookie.length + 1)))
    return readShopContext(value)
  } catch {
    return emptyShopContext
  }
}

export function contextCookieText(context: ShopContext): string {
  const value = encodeURIComponent(JSON.stringify(context))
  return `${contextCookie}=${value}; Path=/; Max-Age=${year}; SameSite=Lax`
}
