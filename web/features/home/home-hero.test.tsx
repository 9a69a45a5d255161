// Every kind of module greets in words of its own row, in every language.
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { moduleTraits, moduleTypes } from '#contract/core/module-type.ts'
import type { Module } from '#contract/features/module/module.schema.ts'
import { loadMessages, messagesIn } from '#web/messages/catalogue.ts'
import { HomeHero } from './home-hero.tsx'

const module: Omit<Module, 'module_type'> = {
  id: 1,
  module_name: 'A module',
  thumbnail: '',
  icon: '',
  thumbnail_full_url: '',
  icon_full_url: '',
  status: '1',
  stores_count: 1,
  items_count: 1,
  theme_id: 1,
  description: 'What it is for',
  all_zone_service: 0,
}

const greetings = moduleTypes.flatMap((kind) => languages.map((language) => [kind, language] as const))

test.each(greetings)('[HOM-02] the home page of %s has its greeting in %s', async (module_type, language) => {
  const messages = messagesIn(await loadMessages(language, ['home']))
  const page = renderToStaticMarkup(
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <HomeHero module={{ ...module, module_type }} />
    </IntlProvider>,
  )
  const greeting = messages.home?.[`hero_${moduleTraits[module_type].texts}`]
  expect(greeting).toBeTruthy()
  expect(page).toContain(greeting)
})
