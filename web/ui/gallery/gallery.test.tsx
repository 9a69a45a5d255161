// The whole design system renders on a server, where there is no window.
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { padded } from '#web/ui/action/stepper.tsx'
import { NotFoundPicture } from '#web/ui/feedback/not-found-picture.tsx'
import { Gallery } from '#web/ui/gallery/gallery.tsx'
import { UiProvider } from '#web/ui/overlay/ui-provider.tsx'

const notices = { label: 'Notices', closeLabel: 'Close' }

describe.each(['ltr', 'rtl'] as const)('reading %s', (direction) => {
  test('every component renders without a browser', () => {
    const page = renderToString(
      <UiProvider direction={direction} notices={notices}>
        <Gallery />
      </UiProvider>,
    )
    expect(page).toContain('Design system')
    expect(page).toContain('aria-roledescription="carousel"')
  })
})

test('[CRD-09] the not-found picture carries its label under it', () => {
  expect(renderToString(<NotFoundPicture label="Nothing found" />)).toMatch(
    /<\/svg><figcaption[^>]*>Nothing found</,
  )
})

test('a counted number is padded to the digits asked for and never cut', () => {
  expect([padded(3, 2), padded(12, 2), padded(120, 2), padded(7, 1)]).toEqual(['03', '12', '120', '7'])
})
