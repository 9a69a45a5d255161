// When the largest thing in sight is painted on a slow phone, beside the barest page of the same framework in the same run.
import { createServer } from 'node:http'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { build } from 'vite'
import { findChromium } from '#tools/browser/chromium.ts'
import { median } from './load.ts'

const rounds = 5
const slowdown = 4
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
/** Later paints and shifts than this belong to what the reader does next. */
const watchedMs = 2_000
const largestShift = 0.02

interface Paint {
  largest: number
  shift: number
  /** What moved, from where to where. */
  moved: readonly string[]
}

/** As browsers report it; not in the standard types yet. */
interface ShiftSource {
  node: Node | null
  previousRect: DOMRectReadOnly
  currentRect: DOMRectReadOnly
}

/** Prints the figures; false when a page jumps more than it may. */
export async function printPaint(origin: string): Promise<boolean> {
  const bare = await startBarePage()
  const browser = await chromium.launch({
    ...pathOf(findChromium(process.env)),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  console.log(`\nlargest paint in ms, phone, CPU slowed down ${slowdown} times, median of ${rounds} turns`)
  let stands = true
  try {
    for (const path of ['/', '/home']) {
      const own: Paint[] = []
      const other: Paint[] = []
      for (let round = 0; round < rounds; round += 1) {
        own.push(await paintOf(browser, new URL(path, origin).href))
        other.push(await paintOf(browser, bare.url))
      }
      const jumps = !printPaintOf(path, own, other)
      stands &&= !jumps
    }
  } finally {
    await browser.close()
    bare.stop()
  }
  return stands
}

function printPaintOf(path: string, own: readonly Paint[], other: readonly Paint[]): boolean {
  const [shop, alone] = [own, other].map((paints) => median(paints.map(({ largest }) => largest)))
  const shift = Math.max(...own.map((paint) => paint.shift))
  const ratio = ((shop ?? 0) / (alone ?? 1)).toFixed(2)
  const times = `${shop?.toFixed(0).padStart(6)}   bare ${alone?.toFixed(0).padStart(6)}   ratio ${ratio}`
  const jumps = shift > largestShift
  console.log(
    `${path.padEnd(28)} ${times}   shift ${shift.toFixed(3)}${jumps ? `   over ${largestShift}` : ''}`,
  )
  if (jumps) for (const line of own.flatMap(({ moved }) => moved)) console.log(`  ${line}`)
  return !jumps
}

function pathOf(executablePath: string | null) {
  return executablePath ? { executablePath } : {}
}

async function paintOf(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watchPaint)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(watchedMs)
    return await page.evaluate(() => Reflect.get(window, 'benchPaint'))
  } finally {
    await context.close()
  }
}

/** Runs in the page, before anything else. */
function watchPaint() {
  const moved: string[] = []
  const seen = { largest: 0, shift: 0, moved }
  Reflect.set(window, 'benchPaint', seen)
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.shift += Number(Reflect.get(entry, 'value'))
      for (const source of Reflect.get(entry, 'sources')) moved.push(shiftText(entry, source))
    }
  }).observe({ type: 'layout-shift', buffered: true })

  function shiftText(entry: PerformanceEntry, source: ShiftSource): string {
    const [from, to] = [source.previousRect, source.currentRect].map(
      ({ x, y, width, height }) => `${x},${y} ${width}×${height}`,
    )
    const node = source.node instanceof Element ? source.node : source.node?.parentElement
    const name = (node?.outerHTML ?? 'something taken away since').slice(0, 120)
    return `${entry.startTime.toFixed(0)} ms, ${Number(Reflect.get(entry, 'value')).toFixed(4)}: ${from} → ${to} ${name}`
  }
}

async function startBarePage() {
  const script = await bareScript()
  const html = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Bare</title></head><body><div id="page"><h1>A page of the framework with nothing in it</h1></div><script type="module" src="/bare.js"></script></body></html>`
  const server = createServer((request, response) => {
    const isScript = request.url === '/bare.js'
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html; charset=utf-8' })
    response.end(isScript ? script : html)
  })
  await new Promise<void>((opened) => server.listen(0, '127.0.0.1', opened))
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}

async function bareScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'bare-page.tsx'), formats: ['es'] },
    },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('the bare page was not built')
  return chunk.code
}
