// @vitest-environment happy-dom
// Suggestions under a field: how many there are is heard, and the one pressed is handed on.
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { Combobox } from './combobox.tsx'

const suggestions = [
  { key: 1, text: 'Dushanbe' },
  { key: 2, text: 'Dubai' },
]

test('how many suggestions there are is heard beside them, and the one pressed is picked', async () => {
  const onPick = vi.fn()
  await renderPart(
    <Combobox
      label="City"
      value="Du"
      onValueChange={() => undefined}
      suggestions={suggestions}
      onPick={onPick}
      foundText="2 cities found"
      openAtFirst
    />,
  )
  expect((await screen.findByRole('status')).textContent).toContain('2 cities found')
  await userEvent.click(screen.getByRole('option', { name: 'Dubai' }))
  expect(onPick).toHaveBeenCalledWith(suggestions[1])
})
