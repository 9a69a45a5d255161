// @vitest-environment happy-dom
// The colour of what a page is about: the shop's choice before the kind's own.
import { expect, test } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { accentOf, useAccentOf } from './accent.ts'

function Shown() {
  const accentOf = useAccentOf()
  return <p data-accent={accentOf({ module_type: 'food' })}>Dishes</p>
}

test('a part has the colour its shop has chosen for the kind', async () => {
  const { getByText } = await renderPart(<Shown />, { config: { module_colours: { food: 'indigo' } } })
  expect(getByText('Dishes').dataset.accent).toBe('indigo')
})

test('a kind nothing was chosen for has its own, and no module has none', () => {
  expect(accentOf({ module_type: 'food' }, {})).toBe('tomato')
  expect(accentOf({ module_type: 'grocery' }, { module_colours: { food: 'indigo' } })).toBe('leaf')
  expect(accentOf(null, { module_colours: { food: 'indigo' } })).toBeUndefined()
})
