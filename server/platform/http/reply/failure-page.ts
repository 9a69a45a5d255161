// What a browser is shown when the shop cannot answer: a plain page in the visitor's language, with a way to try again.
import { html, raw } from 'hono/html'
import type { Language } from '#contract/core/language.ts'
import { payerPage } from '../../payment/payer-page.ts'
import type { PageReader } from './page-reader.ts'

/** Busy passes by itself, maintenance when the shop's people are done; everything else that goes wrong is a bug. */
export type PageFailure = 'busy' | 'maintenance' | 'broken'

type Words = Record<PageFailure, { title: string; text: string }> & { again: string; follow: string }

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
    maintenance: {
      title: 'We will be back soon',
      text: 'We are working on the shop. Orders you have placed are on their way, and your cart is safe. This page opens by itself as soon as we are back.',
    },
    again: 'Try again',
    follow: 'Follow an order',
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
    maintenance: {
      title: 'سنعود قريبًا',
      text: 'نعمل حاليًا على تحسين المتجر. الطلبات الجارية في طريقها إليك، وسلّتك محفوظة. ستُفتح هذه الصفحة تلقائيًا فور عودتنا.',
    },
    again: 'إعادة المحاولة',
    follow: 'تتبّع طلبًا',
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
    maintenance: {
      title: 'Ба зудӣ бармегардем',
      text: 'Ҳоло дар мағоза корҳои техникӣ идома доранд. Фармоишҳои қабулшуда дар роҳанд ва сабади шумо маҳфуз аст. Ҳамин ки баргардем, ин саҳифа худ аз худ кушода мешавад.',
    },
    again: 'Бори дигар кӯшиш кунед',
    follow: 'Пайгирии фармоиш',
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
    maintenance: {
      title: 'Скоро вернёмся',
      text: 'Мы проводим технические работы. Принятые заказы уже в пути, корзина в сохранности. Страница откроется сама, как только мы вернёмся.',
    },
    again: 'Попробовать ещё раз',
    follow: 'Отследить заказ',
  },
}

/** Drawn here: whatever is away, the page is whole. */
const picture = (lines: ReturnType<typeof html>) =>
  html`<svg class="picture" viewBox="0 0 24 24" width="96" height="96" aria-hidden="true">${lines}</svg>`

const pictures = {
  busy: picture(html`<circle cx="12" cy="12" r="9" /><path d="M12 7v5l3 2" />`),
  maintenance: picture(
    html`<path d="M14.7 6.3a4 4 0 0 0-5.2 5.2l-5 5a1.8 1.8 0 0 0 2.6 2.6l5-5a4 4 0 0 0 5.2-5.2l-2.5 2.5-2.6-2.6z" />`,
  ),
  broken: picture(html`<circle cx="12" cy="12" r="9" /><path d="M12 7.5v5.5m0 3.2v.1" />`),
} as const satisfies Record<PageFailure, unknown>

const configPath = '/api/v1/config'

const lookAgainMs = 5_000

/** Asks the config, which is answered also while the shop is closed: a refused call would be an error in the console. */
const script = `setInterval(async () => {
  try {
    const { maintenance_mode } = await (await fetch('${configPath}')).json()
    if (maintenance_mode === false) location.reload()
  } catch {}
}, ${lookAgainMs})`

const opensByItself = (nonce: string) => html`<script nonce="${nonce}">${raw(script)}</script>`

export function failurePage(failure: PageFailure, reader: PageReader) {
  const { again, follow, ...texts } = words[reader.language]
  const { title, text } = texts[failure]
  // An empty address is the page's own.
  const content = html`<p>${text}</p>
    <nav>
      <a class="first" href="">${again}</a>
      ${failure === 'maintenance' ? html`<a href="/track-order">${follow}</a>` : ''}
    </nav>
    ${failure === 'maintenance' ? opensByItself(reader.nonce) : ''}`
  return payerPage({ title, content, reader, picture: pictures[failure] })
}
