import { describe, expect, test } from 'vitest'
import { footerGroups } from './footer-pages.ts'

const everything = {
  refund_policy: 1,
  cancelation_policy: 1,
  shipping_policy: 1,
  customer_wallet_status: 1,
  loyalty_point_status: 1,
} as const

function addresses(groups: ReturnType<typeof footerGroups>): string[] {
  return groups.flatMap(({ pages }) => pages.map(({ href }) => href))
}

describe('the footer', () => {
  test('[FTR-05] names the pages every shop has', () => {
    const named = addresses(footerGroups(everything, 'food'))
    for (const href of [
      '/track-order',
      '/help-and-support',
      '/about-us',
      '/terms-and-conditions',
      '/privacy-policy',
    ]) {
      expect(named).toContain(href)
    }
  })

  test.each([
    ['refund_policy', '/refund-policy'],
    ['cancelation_policy', '/cancellation-policy'],
    ['shipping_policy', '/shipping-policy'],
    ['customer_wallet_status', '/profile?page=wallet'],
    ['loyalty_point_status', '/profile?page=loyalty-points'],
  ] as const)('[FTR-03] while %s is 0 does not name %s', (key, href) => {
    expect(addresses(footerGroups(everything, null))).toContain(href)
    expect(addresses(footerGroups({ ...everything, [key]: 0 }, null))).not.toContain(href)
  })

  test('[FTR-04] calls the help page Contact in the parcel module only', () => {
    const nameIn = (module: 'parcel' | 'food' | null) =>
      footerGroups(everything, module)
        .flatMap(({ pages }) => pages)
        .find(({ href }) => href === '/help-and-support')?.name
    expect([nameIn('parcel'), nameIn('food'), nameIn(null)]).toEqual(['contact', 'help', 'help'])
  })
})
