// The look of the plain pages a payer passes: no scripts, in the shop's four languages, light and dark.
import { html, raw } from 'hono/html'
import { directionOf, type Language } from '#contract/core/language.ts'

type Content = ReturnType<typeof html>

const style = `
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; min-height: 100dvh; display: grid; place-items: center; background: light-dark(#fbfaf8, #14110f); color: light-dark(#1d1916, #f5f1ec) }
  main { box-sizing: border-box; width: min(100%, 26rem); padding: 2rem 1.5rem; text-align: center }
  h1 { margin: 0 0 .75rem; font-size: 1.75rem; line-height: 1.25; text-wrap: balance } p { margin: 0 0 1.5rem; text-wrap: balance }
  .picture { margin: 0 0 1.25rem; padding: 1.25rem; box-sizing: border-box; border-radius: 50%; background: light-dark(#f2ede6, #26211c); fill: none; stroke: light-dark(#57504a, #c4bbb1); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
  p { color: light-dark(#57504a, #c4bbb1) } .amount { font-size: 2.25rem; font-weight: 600; color: inherit }
  dl { display: grid; gap: .5rem; margin: 0 0 1.5rem; padding: 1rem; border: 1px solid light-dark(#e7e1d8, #3a332d); border-radius: 12px; text-align: start; font-size: .9375rem }
  dl div { display: flex; justify-content: space-between; gap: 1rem } dd { margin: 0; white-space: nowrap; font-variant-numeric: tabular-nums }
  .saved { color: light-dark(#1f6b37, #7fd49a) } .total { padding-top: .5rem; border-top: 1px solid light-dark(#e7e1d8, #3a332d); font-weight: 600 }
  form, nav { display: grid; gap: .75rem }
  button, nav a { box-sizing: border-box; font: inherit; font-weight: 600; min-height: 3.25rem; padding: .75rem; border-radius: 12px; border: 1px solid light-dark(#d8d1c7, #4a423b); background: transparent; color: inherit; cursor: pointer; text-decoration: none }
  .first { background: #1f7a3d; border-color: #1f7a3d; color: #fff }
`

interface PayerPage {
  title: string
  content: Content
  language: Language
  nonce: string
  /** Above the title; it says nothing the words do not. */
  picture?: Content
}

export function payerPage({ title, content, language, nonce, picture }: PayerPage) {
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <main>
          ${picture}
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}
