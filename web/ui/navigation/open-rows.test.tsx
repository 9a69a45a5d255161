// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { OpenRow, OpenRows, useRows } from './open-rows.tsx'

function Page({ openAtFirst = false }: { openAtFirst?: boolean }) {
  const rows = useRows()
  return (
    <>
      <OpenRows rows={rows}>
        <OpenRow id="when" icon={null} title="When" summary="Now" openAtFirst={openAtFirst}>
          <input aria-label="Note" />
        </OpenRow>
      </OpenRows>
      <button type="button" onClick={() => rows.set('when', true)}>
        Change the time
      </button>
    </>
  )
}

const head = () => screen.getByRole('button', { name: 'When' })

test('a closed row says what holds, an open one shows how to change it', async () => {
  await renderPart(<Page />)
  expect(head().getAttribute('aria-expanded')).toBe('false')
  expect(head().getAttribute('aria-describedby')).toBe(screen.getByText('Now').id)
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(head())
  expect(head().getAttribute('aria-expanded')).toBe('true')
  expect(screen.queryByText('Now')).toBeNull()
  expect(screen.getByRole('textbox')).toBeTruthy()
})

test('what was typed is there again when the row is opened again', async () => {
  await renderPart(<Page openAtFirst />)
  await userEvent.type(screen.getByRole('textbox'), 'Ring twice')
  await userEvent.click(head())
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(head())
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ring twice')
})

test('a row that asked for something stays open when it has the answer', async () => {
  function Asking() {
    const [answer, setAnswer] = useState('')
    return (
      <OpenRows rows={useRows()}>
        <OpenRow id="pay" icon={null} title="Pay" summary={answer} openAtFirst={answer === ''}>
          <button type="button" onClick={() => setAnswer('Cash')}>
            Cash
          </button>
        </OpenRow>
      </OpenRows>
    )
  }
  await renderPart(<Asking />)
  await userEvent.click(screen.getByRole('button', { name: 'Cash' }))
  expect(screen.getByRole('button', { name: 'Pay' }).getAttribute('aria-expanded')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cash' }))
})

test('whoever leads to a row opens it, also one that was closed by hand', async () => {
  await renderPart(<Page openAtFirst />)
  await userEvent.click(head())
  await userEvent.click(screen.getByRole('button', { name: 'Change the time' }))
  expect(head().getAttribute('aria-expanded')).toBe('true')
})
