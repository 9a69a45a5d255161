// A passkey is offered only where a browser would make one.
import { expect, test } from 'vitest'
import { isPasskeyHost } from './passkey-host.ts'

test.each(['shop.example', 'localhost', '1.shop.example', 'xn--e1afmkfd.xn--p1ai'])('at %s', (host) => {
  expect(isPasskeyHost(host)).toBe(true)
})

test.each(['127.0.0.1', '10.0.0.7', '[::1]'])('not at %s', (host) => {
  expect(isPasskeyHost(host)).toBe(false)
})
