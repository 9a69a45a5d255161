// `npm run screenshots`: takes the pictures of the app's manifest again, from the built demo shop (public/screenshots).
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import sharp from 'sharp'
import { acceptedCookies } from '#contract/core/context-cookie.ts'
import { ensureChromium } from './browser/chromium.ts'
import { ensureBuilt, root } from './launch.mjs'
import { startBuiltShop } from './shop/built-shop.ts'

const folder = join(root, 'public/screenshots')

const screens = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
} as const

const pages = { home: '/home?module_id=1&lang=en', store: '/store/1?lang=en' } as const

async function take(browser: Browser, url: string, file: string, screen: keyof typeof screens) {
  const context = await browser.newContext({ ...screens[screen], colorScheme: 'light' })
  await context.addCookies([{ ...acceptedCookies, url }])
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  const picture = await page.screenshot({ animations: 'disabled' })
  await writeFile(join(folder, file), await sharp(picture).webp({ quality: 72, effort: 6 }).toBuffer())
  await context.close()
}

ensureBuilt(process.execPath)
await mkdir(folder, { recursive: true })
const shop = await startBuiltShop({ RATE_LIMIT: 'off' })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
try {
  for (const [name, path] of Object.entries(pages)) {
    await take(browser, `${shop.url}${path}`, `${name}-narrow.webp`, 'narrow')
    await take(browser, `${shop.url}${path}`, `${name}-wide.webp`, 'wide')
  }
} finally {
  await browser.close()
  await shop.stop()
}
