// Pictures carry their size and widths, rows know their ends, faces fall back to letters.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { initialsOf } from '#web/ui/media/avatar.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { endsOf } from '#web/ui/media/scroller.tsx'
import { srcSetOf } from '#web/ui/media/src-set.ts'

const source = { url: '/art/tart.webp', width: 640, height: 480, color: '#fed' }

test('a picture is asked for in no width above its own', () => {
  expect(srcSetOf('/art/tart.webp', 500)).toBe(
    '/art/tart.webp?w=160 160w, /art/tart.webp?w=320 320w, /art/tart.webp?w=480 480w',
  )
})

test('a picture smaller than the smallest width is still asked for, and a query in its address is kept', () => {
  expect(srcSetOf('/art/dot.webp?v=2', 40)).toBe('/art/dot.webp?v=2&w=160 160w')
})

test('a picture made in the browser has no widths', () => {
  expect(srcSetOf('data:image/svg+xml,x', 640)).toBeUndefined()
})

test('a picture always has its size, waits below the fold and shows its colour meanwhile', () => {
  const image = renderToStaticMarkup(<Picture picture={source} alt="Tart" sizes="20rem" />)
  expect(image).toContain('width="640" height="480" loading="lazy"')
  expect(image).toContain('background-color:#fed')
})

test('the first large picture of a page is fetched first', () => {
  const image = renderToStaticMarkup(<Picture picture={source} alt="Tart" sizes="100vw" priority />)
  expect(image).toMatch(/<img[^>]*loading="eager"[^>]*fetchPriority="high"/)
})

test('a missing picture is replaced by a named mark of the same shape', () => {
  const mark = renderToStaticMarkup(<Picture picture={{ ...source, url: '' }} alt="Tart" sizes="20rem" />)
  expect(mark).toMatch(/role="img" aria-label="Tart"[^>]*aspect-ratio:640 \/ 480/)
})

test('a row knows its ends in both directions of reading', () => {
  const row = { clientWidth: 300, scrollWidth: 900 }
  expect(endsOf({ ...row, scrollLeft: 0 })).toEqual({ atStart: true, atEnd: false })
  expect(endsOf({ ...row, scrollLeft: 600 })).toEqual({ atStart: false, atEnd: true })
  expect(endsOf({ ...row, scrollLeft: -600 })).toEqual({ atStart: false, atEnd: true })
})

test('a face without a picture shows the first letters of the first and the last name', () => {
  expect(['Zarina Nur Rahimova', 'ғафур', '  ', '😀 Smile'].map(initialsOf)).toEqual(['ZR', 'Ғ', '', '😀S'])
})
