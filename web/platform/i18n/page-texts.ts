// Texts outside of components: titles and descriptions of pages are decided while a page loads.
import { createTranslator } from 'use-intl/core'
import type { Language } from '#contract/core/language.ts'
import type { Area, LoadedMessages, Messages } from '#web/messages/catalogue.ts'
import { runtimeLocale } from './runtime-locale.ts'

export function pageTexts<const Name extends Area>(language: Language, messages: LoadedMessages, area: Name) {
  return createTranslator<Messages, Name>({
    locale: runtimeLocale[language],
    messages: messages as Messages,
    namespace: area,
  })
}
