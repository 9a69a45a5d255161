import { expect, test } from 'vitest'
import { headingsOf } from './headings.ts'
import { parseHtml } from './parse-html.ts'

test('[FTR-04] headings of every script get an address of their own letters', () => {
  const nodes = parseHtml('<h2>Who we are?</h2><p>x</p><h2>Мо <em>кистем</em></h2><h2>من نحن</h2>')
  expect(headingsOf(nodes)).toEqual([
    { id: 'who-we-are', text: 'Who we are?' },
    { id: 'мо-кистем', text: 'Мо кистем' },
    { id: 'من-نحن', text: 'من نحن' },
  ])
})
