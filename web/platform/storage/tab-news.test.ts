// Two tabs are two modules here: each has one channel of a name, as each page has.
import { expect, test, vi } from 'vitest'
import { tabNews } from './tab-news.ts'

test('other tabs hear it, the tab that tells does not, and nobody who stopped hearing', async () => {
  const [here, there] = [tabNews('cart'), tabNews('cart')]
  const heard: string[] = []
  const stop = there.hear((news) => heard.push(`there ${news}`))
  here.hear((news) => heard.push(`here ${news}`))
  here.tell('one')
  await expect.poll(() => heard).toEqual(['there one'])
  stop()
  there.tell('two')
  here.tell('three')
  await expect.poll(() => heard).toEqual(['there one', 'here two'])
})

test('a browser without channels says and hears nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined)
  const { tell, hear } = tabNews('cart')
  const stop = hear(() => expect.unreachable())
  expect(() => tell('one')).not.toThrow()
  expect(stop).not.toThrow()
  vi.unstubAllGlobals()
})
