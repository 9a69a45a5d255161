// Texts of a part that is fetched on demand: they come with its code and join those the page already has.
import type { ComponentType, ReactNode } from 'react'
import { IntlProvider, useLocale, useMessages } from 'use-intl'
import type { Language } from '#contract/core/language.ts'
import { type Area, type LoadedMessages, loadMessages, messagesIn } from '#web/messages/catalogue.ts'

function MoreTexts({ messages, children }: { messages: LoadedMessages; children: ReactNode }) {
  const here = useMessages()
  const locale = useLocale()
  return (
    <IntlProvider locale={locale} messages={{ ...here, ...messagesIn(messages) }}>
      {children}
    </IntlProvider>
  )
}

/** Makes a new component each time: call it once and hold the result. */
export async function loadWithTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  language: Language,
  areas: readonly Area[],
): Promise<ComponentType<Props>> {
  const [Part, messages] = await Promise.all([load(), loadMessages(language, areas)])
  return function PartWithTexts(props: Props) {
    return (
      <MoreTexts messages={messages}>
        <Part {...props} />
      </MoreTexts>
    )
  }
}
