// Puts the built desk beside the shop on the same port: its files, and one page for every address below /desk.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { deskPath } from '#contract/core/desk.ts'
import type { App } from './app.ts'
import { createMemo } from './platform/cache/memo.ts'
import { staticFiles } from './platform/http/static-files.ts'

export function mountDesk({ app }: Pick<App, 'app'>, folder: string): void {
  // Read once: it changes with the next build only, and that with the next start.
  const page = createMemo(() => readFile(join(folder, 'index.html'), 'utf8'))
  app.get(`${deskPath}/*`, staticFiles(folder, deskPath))
  // A file of an older build is gone: a page in its place would be taken for a script.
  app.get(`${deskPath}/assets/*`, (context) => context.notFound())
  app.get(`${deskPath}/*`, async (context) => sendPage(context, await page.get()))
}

function sendPage(context: Context, html: string): Response {
  // All of its scripts are files of its own.
  context.set('inline_scripts', [])
  // Sent whole each time: an empty 304 would carry the policy of data, and the browser would hold the page to it.
  context.header('Cache-Control', 'no-store')
  context.header('X-Robots-Tag', 'noindex')
  return context.html(html)
}
