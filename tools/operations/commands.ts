// The words of the operations command line: what each takes, and the request it becomes.
import type { Method } from '#contract/core/endpoint.ts'
import { operationsPath } from '#contract/features/order/operations.endpoints.ts'

export interface OperationRequest {
  method: Method
  /** Below the shop's address. */
  path: string
  body?: Readonly<Record<string, unknown>>
}

/** What may be said with two dashes. */
export interface Options {
  status?: string | undefined
  limit?: string | undefined
  offset?: string | undefined
  as?: string | undefined
  operator?: string | undefined
  note?: string | undefined
  code?: string | undefined
}

export interface Command {
  /** After its name. */
  takes: readonly string[]
  does: string
  request(words: readonly string[], options: Options): OperationRequest
}

const root = `/api/v1${operationsPath}`

const ofOrder = (id = '', part = '') => `${root}/orders/${encodeURIComponent(id)}${part}`

const whoActs = ({ as, operator }: Options) => ({
  ...(as === undefined ? {} : { actor: as }),
  ...(operator === undefined ? {} : { operator }),
})

const change = (path: string, body: OperationRequest['body'] = {}): OperationRequest => ({
  method: 'PUT',
  path,
  body,
})

const step = (to: string, does: string): Command => ({
  takes: ['order'],
  does,
  request: ([id], options) =>
    change(ofOrder(id, '/status'), { ...whoActs(options), to, note: options.note, otp: options.code }),
})

const decision = (part: 'refund' | 'offline-payment', does: string, is: object): Command => ({
  takes: ['order'],
  does,
  request: ([id], options) =>
    change(ofOrder(id, `/${part}`), { ...whoActs(options), ...is, note: options.note }),
})

function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export const commands: Readonly<Record<string, Command>> = {
  orders: {
    takes: [],
    does: 'orders, the longest unmoved first [--status running] [--limit 20] [--offset 1]',
    request: (_words, { status, limit, offset }) => ({
      method: 'GET',
      path: `${root}/orders${query({ status, limit, offset })}`,
    }),
  },
  order: {
    takes: ['order'],
    does: 'one order with everything that happened to it',
    request: ([id]) => ({ method: 'GET', path: ofOrder(id) }),
  },
  'delivery-men': {
    takes: [],
    does: 'who may bring orders',
    request: () => ({ method: 'GET', path: `${root}/delivery-men` }),
  },
  confirm: step('confirmed', 'the store takes the order'),
  accept: step('accepted', 'a courier takes the order'),
  prepare: step('processing', 'the store begins to prepare it'),
  handover: step('handover', 'it is ready for the courier'),
  pickup: step('picked_up', 'the courier has it'),
  deliver: step('delivered', 'it is at the door; a parcel needs --code'),
  cancel: step('canceled', 'it will not be; needs --note'),
  assign: {
    takes: ['order', 'courier'],
    does: 'who brings it',
    request: ([id, delivery_man_id], options) =>
      change(ofOrder(id, '/delivery-man'), { ...whoActs(options), delivery_man_id }),
  },
  position: {
    takes: ['order', 'latitude', 'longitude'],
    does: 'where its courier is',
    request: ([id, lat, lng]) => ({ method: 'POST', path: ofOrder(id, '/position'), body: { lat, lng } }),
  },
  refund: decision('refund', 'gives the money back', { approved: true }),
  'refuse-refund': decision('refund', 'does not', { approved: false }),
  'verify-payment': decision('offline-payment', 'the money told of has arrived', { verified: true }),
  'deny-payment': decision('offline-payment', 'it has not', { verified: false }),
  chats: {
    takes: [],
    does: 'conversations that wait for an answer',
    request: () => ({ method: 'GET', path: `${root}/chats` }),
  },
  answer: {
    takes: ['conversation', 'message'],
    does: 'answers for whomever the customer wrote to',
    request: ([id = '', ...message], { operator }) => ({
      method: 'POST',
      path: `${root}/chats/${encodeURIComponent(id)}/messages`,
      body: { message: message.join(' '), ...(operator === undefined ? {} : { operator }) },
    }),
  },
}
