// A payer whose way ends here, at an old link or after too many tries, reads so: what programs get is no page.
import type { MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import { Failure } from '#contract/core/failure.ts'
import type { Language } from '#contract/core/language.ts'
import { pageReader } from '../http/reply/page-reader.ts'
import { translate } from '../messages/translate.ts'
import { payerPage } from './payer-page.ts'

interface ProblemWords {
  title: string
  text: string
  follow: string
  shop: string
}

const words: Record<Language, ProblemWords> = {
  en: {
    title: 'This payment cannot be opened',
    text: 'The link is wrong or no longer works. Your order shows whether it is paid.',
    follow: 'Track an order',
    shop: 'Go to the shop',
  },
  ar: {
    title: 'لا يمكن فتح عملية الدفع هذه',
    text: 'الرابط غير صحيح أو لم يعد صالحًا. يبيّن طلبك إن كان مدفوعًا.',
    follow: 'تتبّع طلبًا',
    shop: 'إلى المتجر',
  },
  tg: {
    title: 'Ин пардохтро кушодан намешавад',
    text: 'Пайванд нодуруст аст ё дигар амал намекунад. Дар фармоишатон дида мешавад, ки он пардохт шудааст ё не.',
    follow: 'Пайгирии фармоиш',
    shop: 'Ба мағоза',
  },
  ru: {
    title: 'Этот платёж нельзя открыть',
    text: 'Ссылка неверна или больше не действует. Оплачен ли заказ, видно на его странице.',
    follow: 'Отследить заказ',
    shop: 'В магазин',
  },
}

/** Instead of the answer the refusal would have, for browsers only; nothing about a payment belongs in a cache. */
export const payerErrors: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
  const { error } = context
  if (!(error instanceof Failure) || !context.req.header('Accept')?.includes('text/html')) return
  const reader = pageReader(context)
  const t = words[reader.language]
  const isGone = error.kind.status === 404
  const content = html`<p>${isGone ? t.text : translate(reader.language, error.kind.message, error.parameters)}</p>
    <nav>
      <a class="first" href="/track-order">${t.follow}</a>
      <a href="/">${t.shop}</a>
    </nav>`
  const page = payerPage({ title: t.title, content, reader })
  context.res = await context.html(page, error.kind.status)
}
