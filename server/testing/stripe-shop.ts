// A shop that takes payments with a Stripe of the test's own.
import { eq } from 'drizzle-orm'
import { payment } from '#server/database/schema/payment.ts'
import { linkModule, makeModule, makeStore, makeZone } from './factories.ts'
import { setSettings } from './settings.ts'
import { type SignedIn, signedInCustomer } from './sign-in.ts'
import { startStripe } from './stripe-server.ts'
import { createTestApp, testInstant } from './test-app.ts'

const locationOf = (reply: Response) => reply.headers.get('location') ?? ''

export async function openStripeShop(settings: Record<string, string> = {}) {
  const stripe = await startStripe()
  const app = await createTestApp({ ...stripe.settings, ...settings })
  const zone = await makeZone(app.db)
  const food = await makeModule(app.db)
  await linkModule(app.db, { zone_id: zone.id, module_id: food.id })
  const store = await makeStore(app.db, { module_id: food.id, zone_id: zone.id })
  await setSettings(app, { customer_wallet_status: true, add_fund_status: true })

  const balance = async ({ headers }: SignedIn): Promise<number> =>
    (await app.get('/customer/info', headers)).body.wallet_balance

  return {
    app,
    stripe,
    store,
    balance,
    customer: () => signedInCustomer(app),

    /** Sent to Stripe for an order: the answer as it is. */
    leave(order_id: number, payer_id: number, headers: Record<string, string> = {}): Promise<Response> {
      const search = new URLSearchParams({
        order_id: String(order_id),
        customer_id: String(payer_id),
        payment_method: 'stripe',
        callback: `http://shop.test/order/${order_id}`,
      })
      return app.fetch(`/payment-mobile?${search}`, { headers })
    },

    /** Sent to Stripe for an order: the session that was opened there. */
    async open(order_id: number, payer_id: number, headers: Record<string, string> = {}) {
      return stripe.sessionAt(locationOf(await this.leave(order_id, payer_id, headers)))
    },

    /** Where the payer is sent on to after Stripe sent them back to us. */
    async comeBack(address: string): Promise<string> {
      const { pathname, search } = new URL(address)
      return locationOf(await app.fetch(`${pathname}${search}`))
    },

    /** Stripe calls our webhook. */
    sendWebhook(
      session: object,
      {
        type = 'checkout.session.completed',
        at = testInstant,
        ...more
      }: { type?: string; at?: Date | string; secret?: string } = {},
    ): Promise<Response> {
      const { body, headers } = stripe.message(type, session, { at, ...more })
      return app.fetch('/api/v1/payment/webhook/stripe', { method: 'POST', body, headers })
    },

    paymentsOf: (order_id: number) => app.db.select().from(payment).where(eq(payment.order_id, order_id)),

    async track(order_id: number, { headers }: SignedIn) {
      return (await app.get(`/customer/order/track?order_id=${order_id}`, headers)).body
    },

    async close() {
      await app.close()
      await stripe.close()
    },
  }
}

export type StripeShop = Awaited<ReturnType<typeof openStripeShop>>
