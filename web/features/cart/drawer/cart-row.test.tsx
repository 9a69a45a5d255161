// @vitest-environment happy-dom
// One line of the cart in each of its states, as it is read out.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { aLine } from '../cart.fixture.ts'
import { shownLines } from '../shown-lines.rules.ts'
import { CartRow } from './cart-row.tsx'

function shown(...lines: Parameters<typeof aLine>) {
  const [line] = shownLines([aLine(...lines)], [], 2)
  if (!line) throw new Error('one line is shown')
  return line
}

test('[CRT-03] a line names what it is and opens it', async () => {
  await renderPart(<CartRow line={shown()} />)
  expect(screen.getByRole('link', { name: 'Soup' }).getAttribute('href')).toContain('item=soup')
})
