// Lighthouse over the main pages, on the phone it imitates: what it finds of accessibility, good practice and search
// engines has to be nothing. How fast a page is, the other parts of the bench say.
import { createServer } from 'node:net'
import { type BrowserContext, chromium } from '@playwright/test'
import lighthouse, { type Result } from 'lighthouse'
import { findChromium } from '#tools/browser/chromium.ts'
import { mainPages } from '../e2e/fixtures/main-pages.ts'
import { acceptCookies, rememberShop } from '../e2e/fixtures/shop-cookie.ts'

const categories = ['accessibility', 'best-practices', 'seo']

/** A checkout tells search engines to stay away, which Lighthouse would count against it. */
const unlisted = /^\/checkout/

/** Prints the scores; false when one of them is not a hundred. */
export async function printLighthouse(origin: string): Promise<boolean> {
  console.log(`\nLighthouse, phone: ${categories.join(', ')}`)
  const port = await freePort()
  const executablePath = findChromium(process.env)
  // Lighthouse opens its tab in the browser's own profile, where the visitor's cookies and storage have to be.
  const context = await chromium.launchPersistentContext('', {
    baseURL: origin,
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${port}`, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  })
  try {
    let stands = await printScores('first visit', '/', { origin, port })
    for (const path of await visitedPages(context, origin)) {
      const name = path.split(/[/?]/)[1] || 'landing'
      const scored = await printScores(name, path, { origin, port })
      stands &&= scored
    }
    return stands
  } finally {
    await context.close()
  }
}

/** As somebody who has a destination and a cart; storage stays in the profile once a page was open. */
async function visitedPages(context: BrowserContext, origin: string): Promise<string[]> {
  const page = await context.newPage()
  const remember = (values: Parameters<typeof rememberShop>[2]) =>
    rememberShop(context, origin, { language: 'en', ...values })
  await acceptCookies(context, origin)
  const pages = await mainPages({ page, request: context.request, remember })
  await page.goto('/home')
  await page.close()
  return [...pages, '/home?search=special-offer']
}

interface Around {
  origin: string
  port: number
}

async function printScores(name: string, path: string, { origin, port }: Around): Promise<boolean> {
  const ran = await lighthouse(new URL(path, origin).href, {
    port,
    logLevel: 'error',
    onlyCategories: categories,
    skipAudits: unlisted.test(path) ? ['is-crawlable'] : [],
    disableStorageReset: true,
  })
  if (!ran) throw new Error(`Lighthouse said nothing about ${path}`)
  const { lhr } = ran
  if (lhr.runtimeError) throw new Error(`${path}: ${lhr.runtimeError.message}`)
  const scores = categories.map((category) => Math.round((lhr.categories[category]?.score ?? 0) * 100))
  const stands = scores.every((score) => score === 100)
  console.log(
    `${name.padEnd(12)} ${scores.map((score) => String(score).padStart(4)).join('')}   ${pathOf(lhr)}`,
  )
  for (const line of lostOn(lhr)) console.log(`  ${line}`)
  return stands && pathOf(lhr) === path
}

/** Elsewhere than asked when the shop sent the visitor on. */
function pathOf({ finalDisplayedUrl }: Result): string {
  const { pathname, search } = new URL(finalDisplayedUrl)
  return `${pathname}${search}`
}

/** What costs points, and where. */
function lostOn({ audits, categories: scored }: Result): string[] {
  const counted = Object.values(scored).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => audits[id]),
  )
  return counted.flatMap((audit) => {
    if (!audit || audit.score === null || audit.score === 1) return []
    const details = audit.details && 'items' in audit.details ? audit.details.items : []
    return [`${audit.id}: ${audit.title}`, `  ${JSON.stringify(details).slice(0, 800)}`]
  })
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer().once('error', failed)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
