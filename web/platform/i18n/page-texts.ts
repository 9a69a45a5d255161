// Texts outside of components: titles and descriptions of pages are decided while a page loads.
import { createTranslator } from 'use-intl/core'
import type { Language } from '#contract/core/language.ts'
import { type Area, type LoadedMessages, type Messages, messagesIn } from '#web/messages/catalogue.ts'
import { runtimeLocale } from './runtime-locale.ts'

export function pageTexts<const Name extends Area>(language: Language, messages: LoadedMessages, area: Name) {
  return createTranslator<Messages, Name>({
    locale: runtimeLocale[language],
    messages: messagesIn(messages) as Messages,
    namespace: area,
  })
}
