// Stand-alone pages of earlier storefronts (api.md 12): bookmarks and letters still name them.

export const redirects: Readonly<Record<string, string>> = {
  '/my-orders': '/profile?page=my-orders',
  '/wallet': '/profile?page=wallet',
  '/coupons': '/profile?page=coupons',
  '/loyalty': '/profile?page=loyalty-points',
  '/loyalty-points': '/profile?page=loyalty-points',
  '/referral-code': '/profile?page=referral-code',
  '/inbox': '/profile?page=inbox',
  '/settings': '/profile?page=settings',
  '/profile-settings': '/profile?page=profile-settings',
  '/sign-in': '/auth/sign-in',
  '/sign-up': '/auth/sign-up',
}
