// A Stripe for tests: sessions over HTTP as the shop asks for them, paid or let go by the test, and signed messages about them.
import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { listenLocally } from './listen.ts'

export const stripeSecrets = { STRIPE_SECRET_KEY: 'sk_test_shop', STRIPE_WEBHOOK_SECRET: 'whsec_shop' }

export interface StripeSessionMade {
  id: string
  client_reference_id: string
  amount_total: number
  currency: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
  url: string
  success_url: string
  cancel_url: string
}

interface Answer {
  status: number
  body: unknown
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = ''
  for await (const part of request) body += part
  return new URLSearchParams(body)
}

const newId = (kind: string) => `${kind}_test_${randomBytes(8).toString('hex')}`

function made(form: URLSearchParams, url: string): StripeSessionMade {
  const id = newId('cs')
  return {
    id,
    client_reference_id: form.get('client_reference_id') ?? '',
    amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
    currency: form.get('line_items[0][price_data][currency]') ?? '',
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    url: `${url}/pay/${id}`,
    success_url: form.get('success_url') ?? '',
    cancel_url: form.get('cancel_url') ?? '',
  }
}

function createRefunds() {
  /** What was given back, by the request's key. */
  const refunds = new Map<string, string>()
  /** Cents, by what was paid; none where all of it was asked for. */
  const refundAmounts = new Map<string, number>()
  return {
    refunds,
    refundAmounts,
    giveBack(form: URLSearchParams, request: IncomingMessage): Answer {
      const payment_intent = form.get('payment_intent') ?? ''
      const amount = form.get('amount')
      refunds.set(String(request.headers['idempotency-key'] ?? ''), payment_intent)
      if (amount !== null) refundAmounts.set(payment_intent, Number(amount))
      return { status: 200, body: { id: newId('re') } }
    },
  }
}

export async function startStripe() {
  const sessions = new Map<string, StripeSessionMade>()
  const { giveBack, ...given } = createRefunds()
  let isDown = false

  /** By the request's key; the second request under it comes while the first is carried out, later ones get its answer. */
  const begun = new Map<string, { session: StripeSessionMade; asked: number }>()

  function begin(form: URLSearchParams, request: IncomingMessage): Answer {
    const key = String(request.headers['idempotency-key'] ?? newId('key'))
    const before = begun.get(key)
    if (before) {
      before.asked += 1
      return before.asked === 2 ? { status: 409, body: {} } : { status: 200, body: before.session }
    }
    const session = made(form, url)
    begun.set(key, { session, asked: 1 })
    sessions.set(session.id, session)
    return { status: 200, body: session }
  }

  /** Only an open session can be let go. */
  function look(path: string): Answer {
    const [, id = '', expire] = /^\/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(path) ?? []
    const session = sessions.get(id)
    if (!session) return { status: 404, body: {} }
    if (expire && session.status !== 'open') return { status: 400, body: {} }
    if (expire) session.status = 'expired'
    return { status: 200, body: session }
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const form = await formOf(request)
    const path = new URL(request.url ?? '', 'http://stripe.test').pathname
    if (isDown) return { status: 503, body: {} }
    const isKnown = request.headers.authorization === `Bearer ${stripeSecrets.STRIPE_SECRET_KEY}`
    if (!isKnown) return { status: 401, body: {} }
    if (path === '/v1/checkout/sessions') return begin(form, request)
    return path === '/v1/refunds' ? giveBack(form, request) : look(path)
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const { port, close } = await listenLocally(server)
  const url = `http://127.0.0.1:${port}`

  return {
    settings: { ...stripeSecrets, STRIPE_API_URL: url },
    ...given,
    sessionCount: () => sessions.size,

    /** The session of the page a payer was sent to. */
    sessionAt(page: string): StripeSessionMade {
      const session = sessions.get(page.split('/pay/')[1] ?? '')
      if (!session) throw new Error(`Stripe knows no page ${page}`)
      return session
    },

    pay(session: StripeSessionMade): void {
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: newId('pi') })
    },

    setDown(down: boolean): void {
      isDown = down
    },

    /** A message about a session as Stripe sends it, byte for byte with its signature. */
    message(
      type: string,
      session: object,
      { at, secret = stripeSecrets.STRIPE_WEBHOOK_SECRET }: { at: Date | string; secret?: string },
    ) {
      const time = Math.floor(new Date(at).getTime() / 1_000)
      const body = JSON.stringify({ id: newId('evt'), type, data: { object: session } })
      const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
      return { body, headers: { 'stripe-signature': `t=${time},v1=${signature}` } }
    },
    close,
  }
}
