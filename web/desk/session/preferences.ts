// Language and theme of the desk in this browser; `public/early.js` reads the same keys before the first paint.
import { useSyncExternalStore } from 'react'
import { readContextCookie } from '#contract/core/context-cookie.ts'
import { directionOf, isLanguage, type Language, preferredLanguage } from '#contract/core/language.ts'
import { type Theme, themes } from '#contract/core/shop-context.ts'

const keys = { language: 'fivefold-desk-language', theme: 'fivefold-desk-theme' } as const

interface Preferences {
  language: Language
  theme: Theme
}

const listeners = new Set<() => void>()

function stored(key: keyof typeof keys): string | null {
  try {
    return localStorage.getItem(keys[key])
  } catch {
    return null
  }
}

/** Who has chosen nothing here may have in the shop; else the browser knows. */
function firstPreferences(): Preferences {
  const shop = readContextCookie(document.cookie)
  const language = stored('language')
  return {
    language: isLanguage(language)
      ? language
      : (shop.language ?? preferredLanguage(navigator.languages.join())),
    theme: themes.find((theme) => theme === stored('theme')) ?? shop.theme,
  }
}

let current = firstPreferences()
show(current)

function show({ language, theme }: Preferences): void {
  const page = document.documentElement
  page.lang = language
  page.dir = directionOf(language)
  page.dataset.theme = theme
}

export function readPreferences(): Preferences {
  return current
}

export function choosePreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  show(current)
  try {
    for (const [key, value] of Object.entries(change)) localStorage.setItem(`fivefold-desk-${key}`, value)
  } catch {
    // Chosen for the length of the visit.
  }
  for (const listener of listeners) listener()
}

function watch(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(watch, readPreferences)
}
