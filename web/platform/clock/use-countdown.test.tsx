// @vitest-environment happy-dom
// Seconds that count down to nothing and begin again when asked.
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from './use-countdown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Seconds() {
  const { left, restart } = useCountdown(3)
  return (
    <button type="button" onClick={() => restart()}>
      {left}
    </button>
  )
}

const shown = () => screen.getByRole('button').textContent

test('they count whole seconds, end at nothing, and run no further', () => {
  render(<Seconds />)
  expect(shown()).toBe('3')
  act(() => vi.advanceTimersByTime(1_000))
  expect(shown()).toBe('2')
  act(() => vi.advanceTimersByTime(5_000))
  expect(shown()).toBe('0')
  expect(vi.getTimerCount()).toBe(0)
})

test('asked again they begin anew', () => {
  render(<Seconds />)
  act(() => vi.advanceTimersByTime(4_000))
  act(() => screen.getByRole('button').click())
  expect(shown()).toBe('3')
  act(() => vi.advanceTimersByTime(2_250))
  expect(shown()).toBe('1')
})
