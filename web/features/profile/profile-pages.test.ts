// Which of the customer's pages there are, by the shop's switches.
import { expect, test } from 'vitest'
import { profilePageOf, profilePagesIn } from './profile-pages.ts'

const all = { customer_wallet_status: 1, loyalty_point_status: 1, ref_earning_status: 1 } as const

const names = (config: Parameters<typeof profilePagesIn>[0]) => profilePagesIn(config).map(({ page }) => page)

test('[HDR-04] wallet, points and referral are there while they are switched on', () => {
  expect(names(all)).toEqual(expect.arrayContaining(['wallet', 'loyalty-points', 'referral-code']))
  expect(names({ ...all, customer_wallet_status: 0 })).not.toContain('wallet')
  expect(names({ ...all, loyalty_point_status: 0 })).not.toContain('loyalty-points')
  expect(names({ ...all, ref_earning_status: 0 })).not.toContain('referral-code')
  expect(names({ customer_wallet_status: 0, loyalty_point_status: 0, ref_earning_status: 0 })).toEqual(
    expect.arrayContaining(['profile-settings', 'settings']),
  )
})

test('[PRF-01] an address names its page; an unknown or switched-off one shows the first', () => {
  expect(profilePageOf('wallet', all)).toBe('wallet')
  expect(profilePageOf('wallet', { ...all, customer_wallet_status: 0 })).toBe('profile-settings')
  expect(profilePageOf('wallet?flag=success', all)).toBe('wallet')
  expect(profilePageOf('nothing', all)).toBe('profile-settings')
  expect(profilePageOf(undefined, all)).toBe('profile-settings')
})
