// @vitest-environment happy-dom
// The closed row of the address: all that the courier is told, and the house asked for only where it can be written down.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPart } from '#web/testing/render-part.tsx'
import { AddressRow } from './address-row.tsx'
import { addressHere } from './order-address.rules.ts'

const place = { place: { lat: 51.1, lng: 71.4 }, location: '10 Respubliki Avenue', zone_ids: [1] }
const bare = addressHere(place, null)
const hint = 'Add the house number and floor'

async function renderRow(change: { id?: number; house?: string; additional_information?: string }) {
  if (!bare) throw new Error('a place is known')
  const delivery = { address: { ...bare, ...change }, choose: () => undefined }
  await renderPart(<AddressRow delivery={delivery} notice={() => null} />)
}

test('[ADR-06] an address without a house asks for it', async () => {
  await renderRow({})
  expect(screen.getByText(hint)).toBeTruthy()
})

test.each([{ house: '7B' }, { id: 5 }])(
  '[ADR-06] nothing is asked for where it is said, or where the book alone can say it: %j',
  async (change) => {
    await renderRow(change)
    expect(screen.getAllByText('10 Respubliki Avenue').length).toBeGreaterThan(0)
    expect(screen.queryByText(hint)).toBeNull()
  },
)

test('[ADR-06] [ADR-12] what the courier is told about the door is read whole and in its lines before ordering', async () => {
  const additional_information = 'The blue door\nSecond bell\nCode 12#\nThird floor, on the left'
  await renderRow({ id: 5, additional_information })
  const said = screen.getByText((_, element) => element?.textContent === additional_information, {
    selector: 'p',
  })
  expect(said.className).toContain('whitespace-pre-line')
  expect(said.className).not.toMatch(/clamp|truncate/)
})
