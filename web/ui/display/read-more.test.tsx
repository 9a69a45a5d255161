// Long texts are cut by the letter, short ones are left alone.
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Price } from '#web/ui/display/price.tsx'
import { ReadMore, shortened } from '#web/ui/display/read-more.tsx'

const readMore = (text: string) =>
  renderToStaticMarkup(<ReadMore text={text} moreLabel="...Read more" lessLabel=" Show less" />)

test('[CRD-06] a text of 70 letters is shown whole and offers nothing more', () => {
  const text = 'a'.repeat(70)
  expect(readMore(text)).toContain(text)
  expect(readMore(text)).not.toContain('button')
})

test('[CRD-06] a text of 71 letters is cut after 70 and offers the rest', () => {
  expect(readMore('a'.repeat(71))).toMatch(
    />a{70}<noscript>a<\/noscript><button[^>]*aria-expanded="false"[^>]*>\.\.\.Read more</,
  )
})

test('[CRD-06] a letter made of several characters is never split', () => {
  expect(shortened('👩‍🍳👨‍🍳🧑‍🍳', 2)).toBe('👩‍🍳👨‍🍳')
})

test('[CRD-06] what is shown is always the beginning of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 40 }), (text, limit) => {
      expect(text.startsWith(shortened(text, limit))).toBe(true)
    }),
  )
})

test('[CRD-06] a lowered price strikes out the one before and isolates both from the direction of the text', () => {
  const original = { text: '$14.00', label: 'Was', currentLabel: 'Now' }
  const price = renderToStaticMarkup(<Price current="$9.50" original={original} />)
  expect(price).toMatch(/<bdi[^>]*>\$9\.50<\/bdi>.*<del[^>]*><bdi>\$14\.00<\/bdi><\/del>/)
})

test('[CRD-06] what is said of a lowered price is kept apart from the words around it', () => {
  const original = { text: '$14.00', label: 'Was', currentLabel: 'Now' }
  const price = renderToStaticMarkup(<Price current="$9.50" original={original} />)
  expect(price).toContain('>\u00a0Now\u00a0<')
  expect(price).toContain('>\u00a0Was\u00a0<')
})
