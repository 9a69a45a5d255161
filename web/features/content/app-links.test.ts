import { expect, test } from 'vitest'
import { shownAppLinks } from './app-links.tsx'

test('[FTR-06] each link to an app store shows by its own switch, written as a number or as text', () => {
  const links = [
    { store: 'Google Play', url: 'https://play.example', status: '1' },
    { store: 'App Store', url: 'https://apps.example', status: 1 },
  ] as const
  expect(shownAppLinks(links)).toEqual(links)
  for (const status of [0, '0', '', null, 2]) {
    expect(shownAppLinks(links.map((link) => ({ ...link, status })))).toEqual([])
  }
})

test('[FTR-02] a switched-on link without an address does not show', () => {
  expect(shownAppLinks([{ store: 'App Store', url: null, status: 1 }])).toEqual([])
})
