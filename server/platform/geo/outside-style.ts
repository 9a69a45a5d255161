// A map that is not ours: the address of our style leads to the one of the setting.
import type { Context } from 'hono'
import { z } from 'zod'
import { defaultLanguage, languages } from '#contract/core/language.ts'

const asked = z.object({
  theme: z.enum(['light', 'dark']).catch('light'),
  language: z.enum(languages).catch(defaultLanguage),
})

/** `{theme}` and `{language}` in the address are filled from the request. */
export function outsideStyle(address: string) {
  return (context: Context): Response => {
    const { theme, language } = asked.parse(context.req.query())
    return context.redirect(address.replaceAll('{theme}', theme).replaceAll('{language}', language), 302)
  }
}

/** Hosts the browser must be allowed to load the map from. */
export function outsideMapHosts(address: string | undefined, others: readonly string[]): string[] {
  if (!address) return []
  const own = new URL(address.replace(/\{\w+\}/g, 'x')).origin
  return [...new Set([own, ...others])]
}
