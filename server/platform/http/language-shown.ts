// The language a browser shows the shop in, for the few pages the server writes itself.
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { defaultLanguage, type Language } from '#contract/core/language.ts'
import { contextCookie, readShopContext } from '#contract/core/shop-context.ts'
import { asJson } from '#contract/core/wire.ts'

export function languageShown(context: Context): Language {
  return readShopContext(asJson(getCookie(context, contextCookie))).language ?? defaultLanguage
}
