// Browser tests: the built shop in the system's Chromium, on a wide screen and on a phone, in both directions of writing.
import { defineConfig } from '@playwright/test'
import type { ShopOptions } from './e2e/fixtures/test.ts'
import { findChromium } from './tools/browser/chromium.ts'

const executablePath = findChromium(process.env)

/**
 * Playwright's own list, which a second list replaces, and the address bar's two suggestion pages: Chromium would load
 * both behind every tab that a test opens.
 */
const featuresOff = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
]

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
  // Without a graphics card both are done by the processor either way, and the long way round.
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
  `--disable-features=${featuresOff.join(',')}`,
]
/** Chromium's sandbox refuses to run as root. */
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []

const desktop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** What does not depend on screen or language runs in the first project only. */
const once = /@once/
/** Some parts stand only on a wide screen or only on a narrow one, and some words are given in English only. */
const onWide = /@narrow/
const onNarrow = /@wide/
const inArabic = /@english/
/** Both screens and both directions meet every page in the first and the last project; what all pages stand on meets all four pairs. */
const foundation = {
  testMatch: /features\/(foundation\/.*|shell|home|module|landing)\.spec\.ts$/,
}

/** The shop's parent is then the runner itself, whose end it notices, and not a shell in between. */
const replacingShell = process.platform === 'win32' ? '' : 'exec '

export default defineConfig<ShopOptions>({
  testDir: 'e2e/features',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // Generous: a busy machine must not look like a broken shop. Only failures wait this long.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A busy moment of the machine must not look like a broken shop; what needed another try is listed as flaky.
  retries: process.env.CI ? 2 : 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${process.env.SHOP_PORT ?? 3000}`,
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: [...quiet, ...asRoot] },
    contextOptions: { reducedMotion: 'reduce' },
    // A worker's requests are not seen by a test's routes: only the tests of the worker let it in.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
  },
  webServer: {
    command: `${replacingShell}"${process.execPath}" e2e/serve.ts`,
    wait: { stdout: /The shop for the tests is at port (?<shop_port>\d+)/ },
    timeout: 600_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
  projects: [
    { name: 'desktop-en', use: { ...desktop, language: 'en' }, grepInvert: onWide },
    {
      name: 'desktop-ar',
      use: { ...desktop, language: 'ar' },
      grepInvert: [once, onWide, inArabic],
      ...foundation,
    },
    { name: 'phone-en', use: { ...phone, language: 'en' }, grepInvert: [once, onNarrow], ...foundation },
    { name: 'phone-ar', use: { ...phone, language: 'ar' }, grepInvert: [once, onNarrow, inArabic] },
  ],
})
