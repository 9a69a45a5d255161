// What a browser is shown when the shop cannot answer: a plain page in the visitor's language, with a way to try again.
import { html } from 'hono/html'
import type { Language } from '#contract/core/language.ts'
import { payerPage } from '../../payment/payer-page.ts'

/** Busy passes by itself; everything else that goes wrong is a bug. */
export type PageFailure = 'busy' | 'broken'

type Words = Record<PageFailure, { title: string; text: string }> & { again: string }

const words: Record<Language, Words> = {
  en: {
    busy: {
      title: 'The shop is busy',
      text: 'Your cart and your orders are safe. Please try again in a moment.',
    },
    broken: {
      title: 'Something went wrong',
      text: 'Please try again. If it keeps happening, come back a little later.',
    },
    again: 'Try again',
  },
  ar: {
    busy: {
      title: 'المتجر مشغول الآن',
      text: 'سلّتك وطلباتك محفوظة. يرجى المحاولة مرة أخرى بعد لحظات.',
    },
    broken: {
      title: 'حدث خطأ ما',
      text: 'يرجى المحاولة مرة أخرى. وإن تكرّر الأمر فعُد بعد قليل.',
    },
    again: 'إعادة المحاولة',
  },
  tg: {
    busy: {
      title: 'Мағоза ҳозир банд аст',
      text: 'Сабад ва фармоишҳои шумо маҳфузанд. Лутфан пас аз чанд лаҳза бори дигар кӯшиш кунед.',
    },
    broken: {
      title: 'Хатое рӯй дод',
      text: 'Лутфан бори дигар кӯшиш кунед. Агар такрор шавад, каме дертар баргардед.',
    },
    again: 'Бори дигар кӯшиш кунед',
  },
  ru: {
    busy: {
      title: 'Магазин сейчас перегружен',
      text: 'Корзина и заказы в сохранности. Попробуйте ещё раз через несколько секунд.',
    },
    broken: {
      title: 'Что-то пошло не так',
      text: 'Попробуйте ещё раз. Если не поможет, загляните немного позже.',
    },
    again: 'Попробовать ещё раз',
  },
}

/** Drawn here: whatever is away, the page is whole. */
const picture = (lines: ReturnType<typeof html>) =>
  html`<svg class="picture" viewBox="0 0 24 24" width="96" height="96" aria-hidden="true">${lines}</svg>`

const pictures = {
  busy: picture(html`<circle cx="12" cy="12" r="9" /><path d="M12 7v5l3 2" />`),
  broken: picture(html`<circle cx="12" cy="12" r="9" /><path d="M12 7.5v5.5m0 3.2v.1" />`),
} as const satisfies Record<PageFailure, unknown>

export function failurePage(
  failure: PageFailure,
  { language, nonce }: { language: Language; nonce: string },
) {
  const { again, ...texts } = words[language]
  const { title, text } = texts[failure]
  // An empty address is the page's own.
  const content = html`<p>${text}</p>
    <nav><a class="first" href="">${again}</a></nav>`
  return payerPage({ title, content, language, nonce, picture: pictures[failure] })
}
