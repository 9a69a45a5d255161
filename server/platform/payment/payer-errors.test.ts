// A payer whose way ends reads a page in their language; programs get what they always get.
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Failure, type FailureKind } from '#contract/core/failure.ts'
import { contextCookie, emptyShopContext } from '#contract/core/shop-context.ts'
import { paymentFailures } from '#contract/features/payment/payment.failures.ts'
import { payerErrors } from './payer-errors.ts'

const tooMany: FailureKind = { status: 429, code: 'too_many', message: 'Wait {seconds} seconds' }

const app = new Hono<{ Variables: { nonce: string } }>()
app.use(async (context, next) => {
  context.set('nonce', 'n0nce')
  await next()
})
app.use(payerErrors)
app.get('/fine', (context) => context.text('fine'))
app.get('/gone', () => {
  throw new Failure(paymentFailures.unknown)
})
app.get('/again', () => {
  throw new Failure(tooMany, { seconds: 9 })
})
app.get('/bug', () => {
  throw new Error('a bug')
})
app.onError((error, context) => context.json({ says: error.message }, 500))

async function ask(path: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) {
  const answer = await app.request(path, { headers })
  return { status: answer.status, cached: answer.headers.get('cache-control'), text: await answer.text() }
}

test.each([
  ['en', 'This payment cannot be opened', 'The link is wrong', 'Track an order', 'Go to the shop', 'ltr'],
  ['ar', 'لا يمكن فتح', 'الرابط غير صحيح', 'تتبّع طلبًا', 'إلى المتجر', 'rtl'],
  ['tg', 'Ин пардохтро', 'Пайванд нодуруст', 'Пайгирии фармоиш', 'Ба мағоза', 'ltr'],
  ['ru', 'Этот платёж', 'Ссылка неверна', 'Отследить заказ', 'В магазин', 'ltr'],
])('an old link leads to a page in %s', async (language, title, text, follow, shop, direction) => {
  const page = await ask('/gone', { accept: 'text/html', 'accept-language': language })
  expect([page.status, page.cached]).toEqual([404, 'no-store'])
  for (const words of [`<title>${title}`, `<p>${text}`, `/track-order">${follow}`, `href="/">${shop}`]) {
    expect(page.text).toContain(words)
  }
  expect(page.text).toContain(`lang="${language}" dir="${direction}"`)
  expect(page.text).toContain('nonce="n0nce"')
})

test.each(['light', 'dark', 'system'] as const)('the page has the %s theme of the shop', async (theme) => {
  const chosen = encodeURIComponent(JSON.stringify({ ...emptyShopContext, theme }))
  const page = await ask('/gone', { accept: 'text/html', cookie: `${contextCookie}=${chosen}` })
  expect(page.text).toContain(`data-theme="${theme}"`)
})

test('another refusal says why', async () => {
  const page = await ask('/again')
  expect(page.status).toBe(429)
  expect(page.text).toContain('<p>Wait 9 seconds</p>')
})

test('programs and bugs get no page, and nothing about a payment is cached', async () => {
  expect(await ask('/gone', { accept: 'application/json' })).toMatchObject({
    status: 500,
    cached: 'no-store',
    text: expect.stringContaining('says'),
  })
  expect((await ask('/gone', {})).text).toContain('says')
  expect((await ask('/bug')).text).toContain('a bug')
  expect(await ask('/fine')).toEqual({ status: 200, cached: 'no-store', text: 'fine' })
})
