// What every screen stands on: the cache, the texts of the chosen language, and the router.
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use } from 'react'
import { IntlProvider } from 'use-intl'
import type { Language } from '#contract/core/language.ts'
import { loadDeskMessages } from '#web/messages/desk-catalogue.ts'
import { runtimeLocale } from '#web/platform/i18n/runtime-locale.ts'
import { createDeskRouter } from './router.tsx'
import { queryClient } from './session/desk-api.ts'
import { usePreferences } from './session/preferences.ts'
import { useShopSettings } from './session/use-desk.ts'

const router = createDeskRouter()

/** Texts never change while the page stands: each language is loaded once; a load that failed is tried again. */
const loading = new Map<Language, ReturnType<typeof loadDeskMessages>>()

function messagesIn(language: Language) {
  const known = loading.get(language)
  if (known) return known
  const begun = loadDeskMessages(language)
  loading.set(language, begun)
  begun.catch(() => loading.delete(language))
  return begun
}

function DeskWithTexts() {
  const { language } = usePreferences()
  const { timeZone } = useShopSettings()
  return (
    <IntlProvider locale={runtimeLocale[language]} messages={use(messagesIn(language))} timeZone={timeZone}>
      <RouterProvider router={router} />
    </IntlProvider>
  )
}

export function DeskApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <DeskWithTexts />
      </Suspense>
    </QueryClientProvider>
  )
}
