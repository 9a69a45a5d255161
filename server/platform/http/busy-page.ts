// What a browser is shown while the shop cannot answer: a plain page in the visitor's language, with a way to try again.
import { html } from 'hono/html'
import type { Language } from '#contract/core/language.ts'
import { payerPage } from '../payment/payer-page.ts'

interface BusyWords {
  title: string
  text: string
  again: string
}

const words: Record<Language, BusyWords> = {
  en: {
    title: 'The shop is busy',
    text: 'Nothing you ordered is lost. Please try again in a moment.',
    again: 'Try again',
  },
  ar: {
    title: 'المتجر مشغول الآن',
    text: 'لم يضِع شيء ممّا طلبته. يُرجى المحاولة مرة أخرى بعد لحظات.',
    again: 'إعادة المحاولة',
  },
  tg: {
    title: 'Мағоза ҳозир банд аст',
    text: 'Аз он чи фармоиш додаед, чизе гум нашудааст. Лутфан пас аз чанд лаҳза бори дигар кӯшиш кунед.',
    again: 'Бори дигар кӯшиш кардан',
  },
  ru: {
    title: 'Магазин сейчас перегружен',
    text: 'Ничего из заказанного не потеряно. Попробуйте ещё раз через несколько секунд.',
    again: 'Попробовать снова',
  },
}

export function busyPage({ language, nonce }: { language: Language; nonce: string }) {
  const { title, text, again } = words[language]
  // An empty address is the page's own.
  const content = html`<p>${text}</p>
    <nav><a class="first" href="">${again}</a></nav>`
  return payerPage({ title, content, language, nonce })
}
