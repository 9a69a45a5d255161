// Puts the built desk beside the shop on the same port: its files, and one page for every address below /desk.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { deskPath } from '#contract/features/staff/staff.endpoints.ts'
import type { App } from './app.ts'
import { createMemo } from './platform/cache/memo.ts'
import { isKnown } from './platform/http/reply/etag.ts'
import { staticFiles } from './platform/http/static-files.ts'

interface Page {
  html: string
  etag: string
}

async function readPage(path: string): Promise<Page> {
  const html = await readFile(path, 'utf8')
  return { html, etag: `"${createHash('sha1').update(html).digest('base64url')}"` }
}

export function mountDesk({ app }: Pick<App, 'app'>, folder: string): void {
  // Read once: it changes with the next build only, and that with the next start.
  const page = createMemo(() => readPage(join(folder, 'index.html')))
  app.get(`${deskPath}/*`, staticFiles(folder, deskPath))
  // A file of an older build is gone: a page in its place would be taken for a script.
  app.get(`${deskPath}/assets/*`, (context) => context.notFound())
  app.get(`${deskPath}/*`, async (context) => sendPage(context, await page.get()))
}

function sendPage(context: Context, { html, etag }: Page): Response {
  // All of its scripts are files of its own.
  context.set('inline_scripts', [])
  context.header('Cache-Control', 'no-cache')
  context.header('ETag', etag)
  context.header('X-Robots-Tag', 'noindex')
  return isKnown(context, etag) ? context.body(null, 304) : context.html(html)
}
