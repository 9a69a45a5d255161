// Pages are the same for a whole zone; before the first paint the browser writes the visitor's address into the header.
import { contextCookie } from '#contract/core/shop-context.ts'

/** The header shows it (`early-location` in parts.css) until it is hydrated and knows the address itself. */
export const earlyLocationScript = `try {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('${contextCookie}='))
  const { location } = JSON.parse(decodeURIComponent(cookie.slice(${contextCookie.length + 1})))
  if (location) document.documentElement.style.setProperty('--location', JSON.stringify(location))
} catch {}`
