// @vitest-environment happy-dom
// A part as another element: both keep what is theirs.
import { render } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from '#web/ui/action/button.tsx'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { mergedProps } from './rendered-as.ts'

test('a button is a button, and as a link it is a link with the same look', () => {
  const { getByRole } = render(
    <>
      <Button>Add</Button>
      <Button render={<a href="#there" className="own" />}>Go</Button>
    </>,
  )
  expect(getByRole('button', { name: 'Add' }).getAttribute('type')).toBe('button')
  const link = getByRole('link', { name: 'Go' })
  expect(link.getAttribute('href')).toBe('#there')
  expect(link.getAttribute('type')).toBeNull()
  expect(link.className).toContain('button')
  expect(link.className).toContain('own')
})

test('of two handlers both are called, the one of the element first', () => {
  const called: string[] = []
  const { onClick } = mergedProps(
    { onClick: () => called.push('part') },
    { onClick: () => called.push('element') },
  )
  if (typeof onClick === 'function') onClick()
  expect(called).toEqual(['element', 'part'])
})

test('a handler of the part alone, and its ref, reach the element', () => {
  const press = vi.fn()
  const ref = createRef<HTMLAnchorElement>()
  const { getByRole } = render(
    <LinkText ref={ref} render={<button type="button" />} onClick={press}>
      Clear
    </LinkText>,
  )
  getByRole('button', { name: 'Clear' }).click()
  expect(press).toHaveBeenCalledTimes(1)
  expect(ref.current).toBe(getByRole('button', { name: 'Clear' }))
})
