// Two tabs are two modules here: each has one channel of a name, as each page has.
import { expect, test, vi } from 'vitest'
import { tabChannel } from './tab-channel.ts'

test('other tabs hear it, the tab that tells does not, and nobody who stopped hearing', async () => {
  const [here, there] = [tabChannel('cart'), tabChannel('cart')]
  const heard: string[] = []
  const stop = there.subscribe((message) => heard.push(`there ${message}`))
  here.subscribe((message) => heard.push(`here ${message}`))
  here.post('one')
  await expect.poll(() => heard).toEqual(['there one'])
  stop()
  there.post('two')
  here.post('three')
  await expect.poll(() => heard).toEqual(['there one', 'here two'])
})

test('a browser without channels says and hears nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { post, subscribe } = tabChannel('cart')
  const stop = subscribe(() => expect.unreachable())
  expect(() => post('one')).not.toThrow()
  expect(stop).not.toThrow()
  vi.unstubAllGlobals()
})
