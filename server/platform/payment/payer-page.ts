// The look of the plain pages a payer passes: no scripts, in the shop's four languages, light and dark.
import { html, raw } from 'hono/html'
import { directionOf } from '#contract/core/language.ts'
import type { PageReader } from '../http/reply/page-reader.ts'

type Content = ReturnType<typeof html>

/** The shop's own family, as its maps are labelled with; without it a page is as readable. */
const fontFace = (weight: number, script: string, range: string) =>
  `@font-face { font-family: Rubik; font-weight: ${weight}; font-display: swap; unicode-range: ${range}; src: url("/map/fonts/rubik-${script}-${weight}-normal.woff2") format("woff2") }`

const fonts = [400, 500]
  .flatMap((weight) => [
    fontFace(weight, 'latin', 'U+0000-00FF, U+2000-206F, U+20AC'),
    fontFace(weight, 'cyrillic', 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
    fontFace(weight, 'cyrillic-ext', 'U+0460-048F, U+0492-04AF, U+04B2-052F'),
    fontFace(weight, 'arabic', 'U+0600-06FF, U+0750-077F'),
  ])
  .join('\n')

/** Colours, corners and shadows of web/ui/styles/tokens.css, which no page without the shop's styles can name. */
const style = `
  ${fonts}
  :root { color-scheme: light dark } :root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
  body { font: 16px/1.5 Rubik, system-ui, sans-serif; margin: 0; min-height: 100dvh; display: grid; grid-template-rows: auto 1fr; background: light-dark(#fbfaf8, #14110f); color: light-dark(#1d1916, #f5f1ec) }
  header { display: flex; align-items: center; min-height: 4rem; padding: 0 1rem; border-bottom: 1px solid light-dark(#e8e3db, #332d28) }
  header a { display: grid; place-items: center; width: 2.75rem; height: 2.75rem }
  main { box-sizing: border-box; align-self: center; justify-self: center; width: min(100% - 2rem, 28rem); margin: 1.5rem 0; padding: 2rem 1.5rem; border-radius: 24px; background: light-dark(#ffffff, #1d1916); box-shadow: 0 1px 2px rgb(29 25 22 / .06), 0 8px 24px rgb(29 25 22 / .08); text-align: center }
  h1 { margin: 0 0 .75rem; font-size: 1.375rem; font-weight: 500; line-height: 1.25; text-wrap: balance } p { margin: 0 0 1.5rem; text-wrap: balance }
  .picture { margin: 0 0 1.25rem; padding: 1.25rem; box-sizing: border-box; border-radius: 50%; background: light-dark(#f3f0eb, #2a2520); fill: none; stroke: light-dark(#57504a, #c4bbb1); stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round }
  p { color: light-dark(#57504a, #c4bbb1) } .amount { margin-bottom: .5rem; font-size: 2.25rem; font-weight: 500; color: inherit; font-variant-numeric: tabular-nums }
  dl { display: grid; gap: .5rem; margin: 0 0 1.5rem; padding: 1rem; border-radius: 16px; background: light-dark(#f3f0eb, #2a2520); text-align: start; font-size: .875rem }
  dl div { display: flex; justify-content: space-between; gap: 1rem } dd { margin: 0; white-space: nowrap; font-variant-numeric: tabular-nums }
  .saved { color: light-dark(#1b6a35, #83d69a) } .total { padding-top: .5rem; border-top: 1px solid light-dark(#d8d1c7, #4a423b); font-weight: 500 }
  form, nav { display: grid; gap: .75rem }
  button, nav a { box-sizing: border-box; font: inherit; font-weight: 500; min-height: 3.25rem; padding: .75rem; border-radius: 16px; border: 1px solid light-dark(#d8d1c7, #4a423b); background: transparent; color: inherit; cursor: pointer; text-decoration: none }
  button:hover, nav a:hover { background: light-dark(#f3f0eb, #2a2520) }
  .first, .first:hover { background: light-dark(#26211d, #f0ebe4); border-color: transparent; color: light-dark(#ffffff, #1d1916) }
  :focus-visible { outline: 3px solid light-dark(#26211d, #f0ebe4); outline-offset: 2px }
`

const petals = ['#d63a1d', '#23803b', '#0a7a74', '#4f46e0', '#b26a00']

/** Drawn here, like everything on a page that must be whole whatever is away. */
const mark = html`<svg viewBox="-16 -16 32 32" width="32" height="32" role="img" aria-label="Fivefold">
  ${petals.map(
    (colour, index) =>
      html`<g transform="rotate(${index * 72})">
        <path d="M0 -1.6C-5.2 -5 -5.6 -11 0 -15C5.6 -11 5.2 -5 0 -1.6Z" fill="${colour}" />
        <path d="M0 -1.6C5.2 -5 5.6 -11 0 -15Z" opacity="0.16" />
      </g>`,
  )}
</svg>`

interface PayerPage {
  title: string
  content: Content
  reader: PageReader
  /** Above the title; it says nothing the words do not. */
  picture?: Content
}

export function payerPage({ title, content, reader: { language, theme, nonce }, picture }: PayerPage) {
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}" data-theme="${theme}">
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
        <header><a href="/">${mark}</a></header>
        <main>
          ${picture}
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`
}
