// Gives the page its texts: every matched route adds its own areas to one provider.
import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import type { Language } from '#contract/core/language.ts'
import {
  type LoadedMessages,
  type Messages,
  type MessagesByArea,
  messagesIn,
} from '#web/messages/catalogue.ts'
import { runtimeLocale } from './runtime-locale.ts'

interface WithMessages {
  messages: LoadedMessages
}

function hasMessages(data: unknown): data is WithMessages {
  return typeof data === 'object' && data !== null && 'messages' in data
}

/** The shop lives in one city: dates and hours are shown in its time zone on server and browser alike. */
export function ShopIntl({
  language,
  timeZone,
  children,
}: {
  language: Language
  timeZone: string
  children: ReactNode
}) {
  const messages = useMatches({
    select: (matches): MessagesByArea =>
      Object.assign(
        {},
        ...matches.map(({ loaderData }) => (hasMessages(loaderData) ? messagesIn(loaderData.messages) : {})),
      ),
  })
  return (
    <IntlProvider locale={runtimeLocale[language]} messages={messages as Messages} timeZone={timeZone}>
      {children}
    </IntlProvider>
  )
}
