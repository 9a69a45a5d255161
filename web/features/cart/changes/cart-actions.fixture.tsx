// The cart actions as a page has them: a sender that answers as the test says, and every notice written down.
import { onTestFinished, vi } from 'vitest'
import { cartEndpoints } from '#contract/features/cart/cart.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import type { Answers } from '#web/testing/answering-api.ts'
import { renderPart } from '#web/testing/render-part.tsx'
import { type NoticeOptions, notify } from '#web/ui/overlay/notify.ts'
import { aLine } from '../cart.fixture.ts'
import type { CartActions, NewLine } from '../cart-actions.ts'
import type { CartChange } from '../queue/cart-change.ts'
import { pendingChanges } from '../queue/pending-changes.ts'
import { type ShownLine, shownLines } from '../shown-lines.rules.ts'
import type { CartSender, Outcome } from './cart-sender.ts'
import { useCartActions } from './use-cart-actions.ts'

/** As `Answers` and `Call` name an endpoint. */
export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

export const listed = nameOf(cartEndpoints.list)

/** What is cached of the cart on the page of `setUpActions`. */
export const cartKey = [cartEndpoints.list.path, 2, 'en', '1']

interface Said {
  kind: string
  text: string
  options: NoticeOptions | undefined
}

function hearNotices(): Said[] {
  const said: Said[] = []
  for (const kind of ['success', 'error', 'info'] as const) {
    vi.spyOn(notify, kind).mockImplementation((text, options) => {
      said.push({ kind, text, options })
      return ''
    })
  }
  onTestFinished(() => void vi.restoreAllMocks())
  return said
}

export const done: Outcome = { kind: 'done', lines: [] }
export const queued: Outcome = { kind: 'queued' }
export const refused = (code: string, ...messages: string[]): Outcome => ({
  kind: 'refused',
  failure: new ApiFailure(
    403,
    messages.map((message) => ({ code, message })),
  ),
})

interface SetUp {
  /** The cart as the shop has it. */
  lines?: ReturnType<typeof aLine>[]
  /** What becomes of each change that is made, in turn; done where nothing is said. */
  outcomes?: Outcome[]
  /** Whether another store's cart may be set aside. */
  goesOn?: boolean
  answers?: Answers
}

export async function setUpActions({ lines = [], outcomes = [], goesOn = true, answers = {} }: SetUp = {}) {
  pendingChanges.change(() => [])
  const said = hearNotices()
  const made: CartChange[] = []
  const sender: CartSender = {
    flush: async () => undefined,
    stop: () => undefined,
    async make(change) {
      made.push(change)
      return outcomes.shift() ?? done
    },
  }
  const ask = vi.fn(async () => goesOn)
  const ready: CartActions[] = []
  function Probe() {
    ready.push(useCartActions({ sender, ask }))
    return null
  }
  const view = await renderPart(<Probe />, { answers: { [listed]: lines, ...answers } })
  const actions = ready.at(-1)
  if (!actions) throw new Error('the actions are not ready')
  const heard = () => said.map(({ kind, text }) => `${kind}: ${text}`)
  return { ...view, actions, made, ask, said, heard }
}

export const wanted: NewLine = {
  item: aLine().item,
  choice: { food_variations: [], variation_type: null },
  add_ons: [],
  quantity: 2,
  note: null,
}

export function shown(line = aLine()): ShownLine {
  const [first] = shownLines([line], [], 2)
  if (!first) throw new Error('one line is shown')
  return first
}

/** A line of another store than `wanted`. */
export const elsewhere = aLine({ item: { ...aLine().item, store_id: 9 } })
