import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decideLink } from './guarded-link.ts'

const guest = { isSignedIn: false, hasZone: false }
const customer = { isSignedIn: true, hasZone: true }

describe('[HDR-06] a link', () => {
  test.each(['/profile?page=wallet', '/profile?page=loyalty-points', '/wallet', '/loyalty-points/history'])(
    'to %s asks a guest to sign in and lets a customer pass',
    (href) => {
      expect(decideLink(href, guest)).toEqual({ kind: 'refused', reason: 'login_required' })
      expect(decideLink(href, customer)).toEqual({ kind: 'page', href })
    },
  )

  test.each(['/campaigns', '/campaigns/7?module_id=1'])('to %s needs a zone', (href) => {
    expect(decideLink(href, { isSignedIn: true, hasZone: false })).toEqual({
      kind: 'refused',
      reason: 'zone_required',
    })
    expect(decideLink(href, { isSignedIn: false, hasZone: true })).toEqual({ kind: 'page', href })
  })

  test.each([
    'https://partners.example/store/apply',
    'http://partners.example',
    '//partners.example/courier',
  ])('to %s opens elsewhere', (href) => {
    expect(decideLink(href, guest)).toEqual({ kind: 'elsewhere', href })
  })

  test('whose path only begins alike is not guarded', () => {
    for (const href of ['/walletish', '/campaigns-of-old', '/profile?page=coupons', '/about-us']) {
      expect(decideLink(href, guest)).toEqual({ kind: 'page', href })
    }
  })

  test('never refuses a customer with a zone', () => {
    const paths = fc.array(fc.constantFrom('wallet', 'campaigns', 'profile', 'x', '?page=wallet', '/'))
    fc.assert(fc.property(paths, (parts) => decideLink(`/${parts.join('')}`, customer).kind !== 'refused'))
  })
})
