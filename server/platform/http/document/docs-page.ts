// A readable page of the API document: plain HTML without scripts, so it works under the strictest policy.
import { html, raw } from 'hono/html'
import type { Endpoint } from '#contract/core/endpoint.ts'

const style = `
  body { font: 15px/1.6 system-ui, sans-serif; margin: 0 auto; max-width: 64rem; padding: 2rem 1rem; color: #1d1b19; background: #fbfaf8 }
  h1 { font-size: 1.75rem } h2 { margin-top: 2.5rem; text-transform: capitalize; border-bottom: 1px solid #ddd8d0 }
  details { border: 1px solid #e4dfd7; border-radius: 10px; margin: .5rem 0; background: #fff }
  summary { cursor: pointer; padding: .6rem .9rem } code { font-family: ui-monospace, monospace; font-size: .9em }
  .method { display: inline-block; min-width: 4rem; font-weight: 700 } dl { margin: 0 .9rem .9rem; display: grid; grid-template-columns: 10rem 1fr; gap: .2rem 1rem }
  dt { color: #6a635b } dd { margin: 0; overflow-wrap: anywhere } nav a { margin-inline-end: 1rem }
  @media (prefers-color-scheme: dark) { body { background: #171513; color: #efebe5 } details { background: #211e1b; border-color: #37322d } dt { color: #b0a89e } a { color: #ff9d85 } }
`

export function docsPage(endpoints: readonly Endpoint[], nonce: string) {
  const features = [...new Set(endpoints.map((one) => one.feature))].sort()
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Fivefold API</title>
        <style nonce="${nonce}">
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>Fivefold customer API</h1>
        <p>
          ${endpoints.length} endpoints below <code>/api/v1</code>. The machine-readable document is
          <a href="/api/openapi.json">/api/openapi.json</a>. Refusals answer
          <code>{"errors":[{"code","message"}]}</code>; validation refusals use status 403 and name the field.
        </p>
        <nav>${features.map((feature) => html`<a href="#${feature}">${feature}</a>`)}</nav>
        ${features.map((feature) => section(feature, endpoints))}
      </body>
    </html>`
}

function section(feature: string, endpoints: readonly Endpoint[]) {
  const own = endpoints.filter((one) => one.feature === feature)
  return html`<h2 id="${feature}">${feature}</h2>
    ${own.map(
      (one) =>
        html`<details>
          <summary><span class="method">${one.method}</span> <code>${one.path}</code> · ${one.summary}</summary>
          <dl>
            <dt>Caller</dt><dd>${one.caller.replaceAll('_', ' ')}</dd>
            <dt>Module header</dt><dd>${one.module}</dd>
            <dt>Zone header</dt><dd>${one.zone}</dd>
            <dt>Refusals</dt>
            <dd>${one.failures.map((f) => `${f.status} ${f.code}: ${f.message}`).join(' · ') || 'validation only'}</dd>
          </dl>
        </details>`,
    )}`
}
