// The demo's gateway as the payer sees it: plain HTML without scripts, in the shop's four languages.
import { html } from 'hono/html'
import type { Language } from '#contract/core/language.ts'
import type { PayerBillLine, ShownPayment } from '#server/platform/payment/gateway.ts'
import { payerPage } from '#server/platform/payment/payer-page.ts'

interface TrialWords {
  title: string
  text: string
  pay: string
  fail: string
  cancel: string
}

const words: Record<Language, TrialWords> = {
  en: {
    title: 'Trial payment',
    text: 'This shop runs as a demo: no card is asked for and no money moves. Decide how the payment ends.',
    pay: 'Pay',
    fail: 'Let it fail',
    cancel: 'Cancel',
  },
  ar: {
    title: 'دفع تجريبي',
    text: 'هذا المتجر للعرض فقط: لا تُطلب بطاقة ولا يتحرك أي مال. قرّر كيف تنتهي عملية الدفع.',
    pay: 'ادفع',
    fail: 'اجعلها تفشل',
    cancel: 'إلغاء',
  },
  tg: {
    title: 'Пардохти санҷишӣ',
    text: 'Ин мағоза намоишӣ аст: корт пурсида намешавад ва пул намеравад. Анҷоми пардохтро худатон интихоб кунед.',
    pay: 'Пардохт кардан',
    fail: 'Бигзор нашавад',
    cancel: 'Бекор кардан',
  },
  ru: {
    title: 'Пробный платёж',
    text: 'Это демонстрационный магазин: карта не нужна и деньги не списываются. Решите, чем закончится платёж.',
    pay: 'Оплатить',
    fail: 'Пусть не пройдёт',
    cancel: 'Отменить',
  },
}

const billRow = ({ label, amount, tone }: PayerBillLine) =>
  html`<div class="${tone}">
    <dt>${label}</dt>
    <dd><bdi>${amount}</bdi></dd>
  </div>`

export function trialPage({ amount, bill, reader }: ShownPayment) {
  const t = words[reader.language]
  const content = html`<div class="amount"><bdi>${amount}</bdi></div>
    <p>${t.text}</p>
    ${bill.length > 0 ? html`<dl>${bill.map(billRow)}</dl>` : ''}
    <form method="post">
      <button class="first" name="decision" value="paid">${t.pay}</button>
      <button name="decision" value="failed">${t.fail}</button>
      <button name="decision" value="canceled">${t.cancel}</button>
    </form>`
  return payerPage({ title: t.title, content, reader })
}
