// What running orders will bring in loyalty points, shown beside the earned ones.
import { expect, test } from 'vitest'
import { makeModule, makeStore, makeZone } from '#server/testing/factories.ts'
import { makeOrder } from '#server/testing/order-factories.ts'
import { setSettings } from '#server/testing/settings.ts'
import { signedInCustomer } from '#server/testing/sign-in.ts'
import { createTestApp } from '#server/testing/test-app.ts'

test('[PRF-04] points of running orders are pending; those of others, canceled ones and a shop without points are not', async () => {
  const app = await createTestApp()
  await setSettings(app, { loyalty_point_status: true, loyalty_point_item_purchase_point: 5 })
  const [zone, module] = [await makeZone(app.db), await makeModule(app.db)]
  const store = await makeStore(app.db, { module_id: module.id, zone_id: zone.id })
  const [ann, bob] = [await signedInCustomer(app), await signedInCustomer(app)]
  const own = { customer_id: ann.customer.id }
  await makeOrder(app.db, store, { ...own, order_amount: 12_345 })
  await makeOrder(app.db, store, { ...own, order_amount: 4_100, order_status: 'picked_up' })
  await makeOrder(app.db, store, { ...own, order_amount: 9_900, order_status: 'canceled' })
  await makeOrder(app.db, store, { customer_id: bob.customer.id, order_amount: 9_900 })

  const points = async () => {
    const { body } = await app.get('/customer/loyalty-point/transactions?limit=1&offset=1', ann.headers)
    return [body.pending_point, body.total_size]
  }
  expect(await points()).toEqual([8, 0])
  await setSettings(app, { loyalty_point_status: false })
  expect(await points()).toEqual([0, 0])
  await app.close()
})
