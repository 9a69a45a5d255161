// Allergens are told apart in every language.
import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { loadMessages, messagesIn } from '#web/messages/catalogue.ts'
import { AllergenLines } from './allergen-lines.tsx'

const item = { allergies_name: ['gluten', 'milk', 'eggs'], may_contain_name: [], allergens_stated: 1 }

test.each(languages)('three allergens stand with two commas between them in %s', async (language) => {
  const messages = messagesIn(await loadMessages(language, ['label']))
  const page = renderToStaticMarkup(
    <IntlProvider locale={language} messages={messages} timeZone="UTC">
      <AllergenLines item={item} />
    </IntlProvider>,
  )
  expect(page.match(/[,،] /g)).toHaveLength(2)
})
