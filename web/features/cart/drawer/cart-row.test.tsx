// @vitest-environment happy-dom
// One line of the cart in each of its states, as it is read out and pressed.
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { CartLine } from '#contract/features/cart/cart.schema.ts'
import { plainText } from '#web/testing/plain-text.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { aLine, anAdd } from '../cart.fixture.ts'
import { type CartActions, registerCartActions } from '../cart-actions.ts'
import type { CartChange } from '../queue/cart-change.ts'
import { setReachable } from '../queue/connectivity.ts'
import { type ShownLine, shownLines } from '../shown-lines.rules.ts'
import { CartRow } from './cart-row.tsx'

function only(lines: CartLine[], changes: CartChange[] = []): ShownLine {
  const [line] = shownLines(lines, changes, 2)
  if (!line) throw new Error('one line is shown')
  return line
}

function fakeActions() {
  const actions = {
    add: vi.fn<CartActions['add']>(async () => true),
    update: vi.fn<CartActions['update']>(async () => true),
    remove: vi.fn<CartActions['remove']>(async () => true),
    clear: vi.fn<CartActions['clear']>(async () => true),
  }
  return { actions, stop: registerCartActions(async () => actions) }
}

let { actions, stop } = fakeActions()

afterEach(() => {
  stop()
  ;({ actions, stop } = fakeActions())
  act(() => setReachable(true))
})

const row = (line: ShownLine) => (
  <ul>
    <CartRow line={line} isReturnedTo={false} />
  </ul>
)

describe('what a line says', () => {
  test('[CRT-03] its name opens it to be changed', async () => {
    await renderPart(row(only([aLine()])))
    const address = screen.getByRole('link', { name: 'Soup' }).getAttribute('href')
    expect(address).toContain('item=soup')
    expect(address).toContain('line=1')
  })

  test('[CRT-16] its parts add up to its price, the discount by name', async () => {
    await renderPart(row(only([aLine()])))
    expect(plainText(screen.getByRole('listitem'))).toContain('2 × $10.00$20.00Item discount-$2.00$18.00')
  })

  test('[CRT-03] how it was chosen stands under its name, and each add-on with what it costs', async () => {
    const { item } = aLine()
    const cheese = { id: 7, name: 'Cheese', price: 1, status: 1, store_id: 5, isChecked: true, quantity: 2 }
    const line = only([
      aLine({
        variation: [{ name: 'Size', values: { label: ['Large'] } }],
        add_on_ids: [7],
        add_on_qtys: [2],
        item: { ...item, addons: [cheese] as never },
      }),
    ])
    await renderPart(row(line))
    expect(screen.getByText('Large')).toBeTruthy()
    expect(plainText(screen.getByRole('listitem'))).toContain('+ Cheese ×2$2.00')
  })

  test('a line the shop does not know yet has no page and takes no note', async () => {
    await renderPart(row(only([], [anAdd()])))
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button', { name: /note/i })).toBeNull()
  })

  test('a change waits visibly only while the shop cannot be reached', async () => {
    await renderPart(row(only([], [anAdd()])))
    expect(screen.queryByText('Waiting for the network')).toBeNull()
    act(() => setReachable(false))
    expect(screen.getByText('Waiting for the network')).toBeTruthy()
  })

  test('in Arabic every control has its name and amounts keep their sequence', async () => {
    const { messages } = await renderPart(row(only([aLine()])), { language: 'ar' })
    expect(document.documentElement.dir).toBe('rtl')
    expect(
      screen.getByRole('button', { name: messages.common.one_more.replace('{name}', 'Soup') }),
    ).toBeTruthy()
    expect(screen.getByText('$18.00').tagName).toBe('BDI')
  })
})

describe('what is pressed', () => {
  test('[CRT-04] one more and one less ask for that many', async () => {
    const line = only([aLine()])
    await renderPart(row(line))
    const group = screen.getByRole('group', { name: 'Quantity of Soup' })
    await userEvent.click(within(group).getByRole('button', { name: 'One more Soup' }))
    await userEvent.click(within(group).getByRole('button', { name: 'One less Soup' }))
    expect(actions.update.mock.calls).toEqual([
      [line, { quantity: 3 }],
      [line, { quantity: 1 }],
    ])
  })

  test('[CRT-04] below one piece the line is taken out', async () => {
    const line = only([aLine({ quantity: 1 })])
    await renderPart(row(line))
    expect(screen.queryByRole('button', { name: 'One less Soup' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove Soup from the cart' }))
    expect(actions.remove).toHaveBeenCalledExactlyOnceWith(line)
  })

  test('a note is written, trimmed and stored; the same again is not sent', async () => {
    const line = only([aLine({ note: 'Hot' })])
    await renderPart(row(line))
    await userEvent.click(screen.getByRole('button', { name: /Hot/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(actions.update).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: /Hot/ }))
    const field = screen.getByRole('textbox', { name: 'Note for Soup' })
    await userEvent.clear(field)
    await userEvent.type(field, ' No salt ')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(actions.update).toHaveBeenCalledExactlyOnceWith(line, { note: 'No salt' })
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('what changed since it was last seen', () => {
  test('[CRT-06] a lower price is named, and nothing has to be done', async () => {
    await renderPart(row(only([aLine({ change: 'lower', price: 12, current_price: 9 })])))
    expect(plainText(screen.getByRole('status'))).toBe('Now $9.00 instead of $12.00')
    expect(within(screen.getByRole('status')).queryByRole('button')).toBeNull()
  })

  test.each([
    ['gone', 'This is no longer sold'],
    ['not_delivered', 'Not delivered to this address'],
    ['option_gone', 'Your choice is no longer available'],
  ] as const)('[CRT-06] what is %s can be removed', async (change, text) => {
    const line = only([aLine({ change })])
    await renderPart(row(line))
    const status = screen.getByRole('status')
    expect(plainText(status)).toContain(text)
    await userEvent.click(within(status).getByRole('button', { name: 'Remove' }))
    expect(actions.remove).toHaveBeenCalledExactlyOnceWith(line)
  })

  test('[CRT-05] what is left is offered, and nothing left can only be removed', async () => {
    const line = only([aLine({ change: 'out_of_stock', quantity: 8, available_quantity: 3 })])
    const { unmount } = await renderPart(row(line))
    expect(plainText(screen.getByRole('status'))).toContain('Only 3 left')
    await userEvent.click(screen.getByRole('button', { name: 'Take 3' }))
    expect(actions.update).toHaveBeenCalledExactlyOnceWith(line, { quantity: 3 })
    unmount()
    await renderPart(row(only([aLine({ change: 'out_of_stock', available_quantity: 0 })])))
    expect(plainText(screen.getByRole('status'))).toBe('Sold outRemove')
  })
})
