// An app whose operations API is on, with somebody who has ordered from a store that delivers.
import type { order } from '#server/database/schema/order.ts'
import { doorAddress, makeDelivery, makeOrder } from '#server/testing/order-factories.ts'
import { type SignedIn, signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp } from '#server/testing/test-app.ts'

export const operatorToken = 'a-token-of-the-tests-long-enough'

type More = Partial<Omit<typeof order.$inferInsert, 'customer_id' | 'guest_id'>>

export async function openOperatedShop() {
  const app = await createTestApp({ OPERATIONS_TOKEN: operatorToken })
  const made = await makeDelivery(app)
  const authorization = `Bearer ${operatorToken}`

  const send = (method: 'POST' | 'PUT', path: string, body: unknown, headers: Record<string, string> = {}) =>
    app.send(method, `/operations${path}`, body, { authorization, ...headers })

  return {
    app,
    ...made,
    get: (path: string) => app.get(`/operations${path}`, { authorization }),
    put: (path: string, body: unknown, headers?: Record<string, string>) => send('PUT', path, body, headers),
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    step: (id: number, to: string, more: object = {}, headers?: Record<string, string>) =>
      send('PUT', `/orders/${id}/status`, { to, ...more }, headers),
    newCustomer: () => signedInCustomer(app),
    placeOrder: (whose: SignedIn, more: More = {}) =>
      makeOrder(app.db, made.store, {
        customer_id: whose.customer.id,
        delivery_address: doorAddress,
        ...more,
      }),
    walletOf: async (whose: SignedIn): Promise<number> =>
      (await app.get('/customer/info', whose.headers)).body.wallet_balance,
  }
}

export type OperatedShop = Awaited<ReturnType<typeof openOperatedShop>>
