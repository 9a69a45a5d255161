// @vitest-environment happy-dom
// The sheet over a map: pressed, pulled or opened by a key, and never twice by one movement.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MapSheet } from './map-sheet.tsx'

beforeEach(() => {
  Element.prototype.setPointerCapture = vi.fn()
  render(
    <MapSheet label="Order" sheetLabel="All steps" map={<p>map</p>} peek={<h1>Arriving in 4 min</h1>}>
      <p>steps</p>
    </MapSheet>,
  )
})

afterEach(cleanup)

const handle = () => screen.getByRole('button', { name: 'All steps' })
const isOpen = () => handle().getAttribute('aria-expanded') === 'true'

function pull(by: number) {
  fireEvent.pointerDown(handle(), { clientY: 300 })
  fireEvent.pointerUp(handle(), { clientY: 300 + by })
}

test('[TRK-01] a press opens it and another closes it', () => {
  expect(isOpen()).toBe(false)
  fireEvent.click(handle(), { detail: 1 })
  expect(isOpen()).toBe(true)
  fireEvent.click(handle(), { detail: 1 })
  expect(isOpen()).toBe(false)
})

test('[TRK-01] pulled up it opens, pulled down it closes, and the press a mouse makes of it counts for nothing', () => {
  pull(-60)
  fireEvent.click(handle(), { detail: 1 })
  expect(isOpen()).toBe(true)
  pull(60)
  expect(isOpen()).toBe(false)
})

test('[TRK-01] a key still works after a pull that made no press', () => {
  pull(-60)
  fireEvent.click(handle(), { detail: 0 })
  expect(isOpen()).toBe(false)
})

test('[TRK-01] an unsteady finger presses', () => {
  pull(-6)
  expect(isOpen()).toBe(false)
  fireEvent.click(handle(), { detail: 1 })
  expect(isOpen()).toBe(true)
})

test('[TRK-01] the handle names what it shows', () => {
  const shown = document.getElementById(handle().getAttribute('aria-controls') ?? '')
  expect(shown?.textContent).toBe('steps')
  expect(screen.getByRole('region', { name: 'Order' })).toBeTruthy()
})
