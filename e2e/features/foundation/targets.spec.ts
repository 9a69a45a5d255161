// Everything that can be pressed can be hit: 24 px everywhere, 44 px for a finger on a phone; and a carousel says what it does.
import { fillCart, newGuest } from '../../fixtures/filled-cart.ts'
import { settledIn } from '../../fixtures/settled.ts'
import { smallTargets } from '../../fixtures/small-targets.ts'
import { expect, test } from '../../fixtures/test.ts'
import { storeBefore } from '../../pages/browser-storage.ts'
import { openHydrated } from '../../pages/hydrated.ts'

test.slow()

test(
  'everything that can be pressed is large enough',
  { tag: '@long' },
  async ({ page, request, remember }, info) => {
    const least = info.project.name.startsWith('phone') ? 44 : 24
    const settled = await settledIn({ page, request }, remember, 'grocery')
    const guest = await newGuest(request)
    const { store, item } = await fillCart(request, settled, guest)
    await storeBefore(page, { guest_id: guest.guest_id })
    const paths = [
      '/',
      '/home',
      '/home?search=all-categories',
      `/store/${store.slug}`,
      `/product/${item.slug}`,
    ]
    for (const path of [...paths, '/checkout?page=cart', '/auth/sign-in', '/help-and-support']) {
      await openHydrated(page, path)
      expect(await page.evaluate(smallTargets, least), `too small on ${path}`).toEqual([])
    }
  },
)

const words = { en: { play: 'Play', pause: 'Pause' }, ar: { play: 'تشغيل', pause: 'إيقاف مؤقت' } } as const

test('for who prefers reduced motion a carousel stands still and says so, until it is started', async ({
  page,
  request,
  remember,
  language,
}) => {
  await settledIn({ page, request }, remember, 'food')
  await openHydrated(page, '/home')
  const play = page.getByRole('button', { name: words[language].play, exact: true }).first()
  await play.click()
  await expect(page.getByRole('button', { name: words[language].pause, exact: true }).first()).toBeVisible()
})
