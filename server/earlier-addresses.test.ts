// Every address of an earlier storefront leads to a page of this one, with its id and what else it said.
import { expect, test } from 'vitest'
import { storefrontWith } from './storefront.fixture.ts'

const shop = () => storefrontWith((request) => new Response(new URL(request.url).pathname))

test.each([
  ['/wallet', '/profile?page=wallet'],
  ['/coupons', '/profile?page=coupons'],
  ['/loyalty', '/profile?page=loyalty-points'],
  ['/loyalty-points', '/profile?page=loyalty-points'],
  ['/referral-code', '/profile?page=referral-code'],
  ['/my-orders', '/profile?page=my-orders'],
  ['/inbox', '/profile?page=inbox'],
  ['/inbox?conversationId=3&type=store', '/profile?page=inbox&conversationId=3&type=store'],
  ['/settings', '/profile?page=settings'],
  ['/settings?page=wallet', '/profile?page=settings'],
  ['/profile-settings', '/profile?page=profile-settings'],
  ['/sign-in', '/auth/sign-in'],
  ['/sign-up?ref_code=ABC', '/auth/sign-up?ref_code=ABC'],
  ['/maintainance', '/'],
  ['/order-details/71', '/order-history/71'],
  ['/order-details/71?from=mail', '/order-history/71?from=mail'],
  ['/order', '/profile?page=my-orders'],
  ['/order?flag=success', '/profile?page=my-orders&flag=success'],
  ['/order?order_id=71&flag=success', '/order/71?flag=success'],
  ['/order?id=71&flag=fail', '/order/71?flag=fail'],
  ['/order?id=../evil', '/profile?page=my-orders&id=..%2Fevil'],
  ['/review/9', '/store/9#reviews'],
  ['/review/the-green-door?module_id=2', '/store/the-green-door?module_id=2#reviews'],
  ['/search', '/home'],
  ['/search?search=green%20tea&module_id=2', '/home?search=green+tea&module_id=2'],
  ['/search?query=tea', '/home?search=tea'],
  ['/search?q=tea', '/home?search=tea'],
  ['/store', '/home#stores'],
  ['/store?module_id=2', '/home?module_id=2#stores'],
  ['/sub-category/14', '/category/14'],
  ['/sub-category/14?module_id=2&name=Milk', '/category/14?module_id=2&name=Milk'],
  ['/track-order/71', '/track-order?order_id=71'],
  ['/track-order/71?phone=7', '/track-order?order_id=71&phone=7'],
])('[PRF-01] the old address %s leads to %s for good', async (old, now) => {
  const { app } = await shop()
  const reply = await app.request(old)
  expect([reply.status, reply.headers.get('location')]).toEqual([308, now])
})

test.each(['/%2F%2Fevil.example', '/..%2F..%2Fapi', '/a%3Fb%23c'])(
  'an id that is none stays one part of the path: %s',
  async (id) => {
    const { app } = await shop()
    const reply = await app.request(`/sub-category${id}`)
    expect(reply.headers.get('location')).toBe(`/category${id}`)
  },
)

test.each([
  '/profile',
  '/interest',
  '/wishlist',
  '/store/latest',
  '/track-order',
  '/order/7',
  '/order-details',
])('%s is asked of the pages themselves', async (path) => {
  const { app } = await shop()
  expect(await (await app.request(path)).text()).toBe(path)
})
