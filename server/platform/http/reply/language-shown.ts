// The language a browser shows the shop in, for the few pages the server writes itself.
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Language, preferredLanguage } from '#contract/core/language.ts'
import { contextCookie, readShopContext } from '#contract/core/shop-context.ts'
import { asJson } from '#contract/core/wire.ts'

export function languageShown(context: Context): Language {
  const chosen = readShopContext(asJson(getCookie(context, contextCookie))).language
  return chosen ?? preferredLanguage(context.req.header('accept-language'))
}
