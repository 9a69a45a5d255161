// The demo's gateway as the payer sees it: plain HTML without scripts, in the shop's four languages.
import { html, raw } from 'hono/html'
import { directionOf, type Language } from '#contract/core/language.ts'

export interface TrialBillLine {
  label: string
  amount: string
  tone: 'plain' | 'saved' | 'total'
}

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

const style = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#fbfaf8, #14110f); color: light-dark(#1d1916, #f5f1ec) }
  main { box-sizing: border-box; width: min(100%, 26rem); padding: 2rem 1.5rem; text-align: center }
  p { color: light-dark(#57504a, #c4bbb1) } .amount { font-size: 2.25rem; font-weight: 600; color: inherit }
  dl { display: grid; gap: .5rem; margin: 0 0 1.5rem; padding: 1rem; border: 1px solid light-dark(#e7e1d8, #3a332d); border-radius: 12px; text-align: start; font-size: .9375rem }
  dl div { display: flex; justify-content: space-between; gap: 1rem } dd { margin: 0; white-space: nowrap; font-variant-numeric: tabular-nums }
  .saved { color: light-dark(#1f6b37, #7fd49a) } .total { padding-top: .5rem; border-top: 1px solid light-dark(#e7e1d8, #3a332d); font-weight: 600 }
  form { display: grid; gap: .75rem }
  button { font: inherit; font-weight: 600; min-height: 3.25rem; border-radius: 12px; border: 1px solid light-dark(#d8d1c7, #4a423b); background: transparent; color: inherit; cursor: pointer }
  button.pay { background: #1f7a3d; border-color: #1f7a3d; color: #fff }
`

interface TrialPage {
  amount: string
  /** Empty where no order is paid for. */
  bill: readonly TrialBillLine[]
  language: Language
  nonce: string
}

const billRow = ({ label, amount, tone }: TrialBillLine) =>
  html`<div class="${tone}">
    <dt>${label}</dt>
    <dd><bdi>${amount}</bdi></dd>
  </div>`

export function trialPage({ amount, bill, language, nonce }: TrialPage) {
  const t = words[language]
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${t.title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          <h1>${t.title}</h1>
          <div class="amount"><bdi>${amount}</bdi></div>
          <p>${t.text}</p>
          ${bill.length > 0 ? html`<dl>${bill.map(billRow)}</dl>` : ''}
          <form method="post">
            <button class="pay" name="decision" value="paid">${t.pay}</button>
            <button name="decision" value="failed">${t.fail}</button>
            <button name="decision" value="canceled">${t.cancel}</button>
          </form>
        </main>
      </body>
    </html>`
}
