// Each network is handed the words and the link, whatever letters are in them.
import { expect, test } from 'vitest'
import { shareNetworkNames, shareNetworks } from './share-networks.ts'

const shared = {
  text: 'Ба Fivefold ҳамроҳ шавед! 5 + 5 & more',
  url: 'https://shop.test/auth/sign-up?ref_code=A&B',
}

test.each(shareNetworkNames)('[PRF-04] %s gets the link unbroken', (network) => {
  const { searchParams, protocol } = new URL(shareNetworks[network](shared))
  const said = [...searchParams.values()].join(' ')
  expect(said).toContain(shared.url)
  expect(protocol).toBe(network === 'email' ? 'mailto:' : 'https:')
})

test.each(['WhatsApp', 'Telegram', 'X', 'email'] as const)('[PRF-04] %s gets the words too', (network) => {
  const { searchParams } = new URL(shareNetworks[network](shared))
  expect([...searchParams.values()].join(' ')).toContain(shared.text)
})

test('[PRF-04] a letter shows a plus sign and spaces as they are', () => {
  expect(shareNetworks.email(shared)).not.toMatch(/\+|%2520/)
  expect(shareNetworks.email(shared)).toContain('5%20%2B%205%20%26%20more')
})
