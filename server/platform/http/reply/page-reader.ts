// How a browser shows the shop, for the few pages the server writes itself: they look like the shop around them.
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isLanguage, type Language, preferredLanguage } from '#contract/core/language.ts'
import { contextCookie, readShopContext, type Theme } from '#contract/core/shop-context.ts'
import { asJson } from '#contract/core/wire.ts'

export interface PageReader {
  language: Language
  theme: Theme
  /** Of the reply's content policy. */
  nonce: string
}

export function pageReader(context: Context): PageReader {
  const { theme } = shopContext(context)
  return { language: languageShown(context), theme, nonce: context.get('nonce') }
}

/** `?lang=` asks for a language before everything else, as on the pages of the storefront. */
export function languageShown(context: Context): Language {
  const asked = context.req.query('lang')
  if (isLanguage(asked)) return asked
  return shopContext(context).language ?? preferredLanguage(context.req.header('accept-language'))
}

const shopContext = (context: Context) => readShopContext(asJson(getCookie(context, contextCookie)))
