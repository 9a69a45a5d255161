// Stars show halves and say their number.
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fillAt, nearestHalf, Rating } from '#web/ui/display/rating.tsx'
import { RatingBadge } from '#web/ui/display/rating-badge.tsx'

test('[CRD-05] an average is shown to the nearest half star', () => {
  expect([0, 3.24, 3.25, 4.74, 4.75, 5].map(nearestHalf)).toEqual([0, 3, 3.5, 4.5, 5, 5])
})

test('[CRD-05] an average outside the scale shows no more than all stars and no less than none', () => {
  expect([nearestHalf(-1), nearestHalf(7)]).toEqual([0, 5])
})

test('[CRD-05] the filled parts of all stars add up to the shown value', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (value) => {
      const filled = [0, 1, 2, 3, 4].map((index) => fillAt(index, value))
      expect(filled.reduce((sum, part) => sum + part, 0)).toBe(nearestHalf(value))
      expect(filled.every((part) => [0, 0.5, 1].includes(part))).toBe(true)
    }),
  )
})

test('[CRD-05] stars are one image with a name', () => {
  expect(renderToStaticMarkup(<Rating value={4.5} label="Rated 4.5 of 5" />)).toContain(
    'role="img" aria-label="Rated 4.5 of 5"',
  )
})

test('[CRD-09] the rating badge shows the formatted number and says it in words', () => {
  const badge = renderToStaticMarkup(<RatingBadge text="4.6" count="1.2k" label="Rated 4.6" />)
  expect(badge).toMatch(/>Rated 4\.6<.*>4\.6<.*>\(1\.2k\)</)
})
