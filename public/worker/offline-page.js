// What stands for a page that is not stored while there is no network: in the visitor's language and theme.

const offlineScript = '/worker/offline-script.js'

const offlineTexts = {
  en: {
    title: 'You are offline',
    text: 'This page has not been opened on this device yet. It opens by itself as soon as you are connected again.',
    retry: 'Try again',
    home: 'Go to the shop',
  },
  ar: {
    title: 'أنت غير متصل بالإنترنت',
    text: 'لم تُفتح هذه الصفحة على هذا الجهاز من قبل. ستُفتح تلقائيًا فور عودة الاتصال.',
    retry: 'حاول مرة أخرى',
    home: 'الذهاب إلى المتجر',
  },
  ru: {
    title: 'Нет соединения с интернетом',
    text: 'Эта страница ещё не открывалась на этом устройстве. Она откроется сама, как только соединение восстановится.',
    retry: 'Повторить',
    home: 'В магазин',
  },
  tg: {
    title: 'Шумо ба интернет пайваст нестед',
    text: 'Ин саҳифа дар ин дастгоҳ ҳанӯз кушода нашудааст. Вақте ки пайвастшавӣ барқарор мешавад, он худаш кушода мешавад.',
    retry: 'Бори дигар кӯшиш кунед',
    home: 'Ба мағоза',
  },
}

const offlineStyle = `
:root { color-scheme: light dark }
:root[data-theme="light"] { color-scheme: light }
:root[data-theme="dark"] { color-scheme: dark }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; font-family: system-ui, sans-serif;
  background: light-dark(#fbfaf8, #14110f); color: light-dark(#26211d, #f0ebe4); }
main { max-width: 24rem; padding: 1.5rem; text-align: center }
h1 { margin: 0 0 0.5rem; font-size: 1.375rem; text-wrap: balance }
p { margin: 0 0 1.5rem; line-height: 1.5; text-wrap: pretty }
nav { display: flex; flex-wrap: wrap; gap: 0.75rem; justify-content: center }
a { display: inline-grid; place-items: center; min-height: 2.75rem; padding-inline: 1.25rem; border-radius: 0.75rem;
  border: 1px solid light-dark(#d9d2c9, #4a423b); color: inherit; font-weight: 500; text-decoration: none }
a:first-child { background: light-dark(#26211d, #f0ebe4); color: light-dark(#ffffff, #1d1916); border-color: transparent }
a:focus-visible { outline: 2px solid light-dark(#26211d, #f0ebe4); outline-offset: 2px }
`

/** Nothing but its own style and the one script. */
const offlinePolicy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text) => text.replace(/[&<>"']/g, (letter) => escapes[letter])

function offlinePage({ language, theme }, url) {
  const shown = Object.keys(offlineTexts).find((one) => language?.startsWith(one)) ?? 'en'
  const { title, text, retry, home } = offlineTexts[shown]
  const { pathname, search } = new URL(url)
  const looks = ['light', 'dark'].includes(theme) ? theme : 'system'
  const html = `<!doctype html>
<html lang="${shown}" dir="${shown === 'ar' ? 'rtl' : 'ltr'}" data-theme="${looks}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${offlineStyle}</style><script src="${offlineScript}"></script></head>
<body><main><h1>${title}</h1><p>${text}</p>
<nav><a href="${escaped(`${pathname}${search}`)}">${retry}</a><a href="/home">${home}</a></nav></main></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': offlinePolicy,
    },
  })
}

Object.assign(self, { offlinePage, offlineScript })
