// Texts of a part that is fetched on demand: they join those the page already has.
import type { ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { LoadedMessages } from '#web/messages/catalogue.ts'

export function MoreTexts({ messages, children }: { messages: LoadedMessages; children: ReactNode }) {
  const here = useMessages()
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} messages={{ ...here, ...messages }}>
      {children}
    </IntlProvider>
  )
}
