// Copies of visited pages, their pictures and built files. Pages come from the network first, always; a copy is shown
// when there is none. A copy's scripts are stored with it, so a page of an older build finds its own.

/** What is stored, how many entries and bytes at most; the ones stored longest ago go first. */
const stores = {
  page: { cache: 'shop-pages-1', entries: 40, bytes: 20_000_000 },
  asset: { cache: 'shop-assets-1', entries: 500, bytes: 20_000_000 },
  picture: { cache: 'shop-pictures-1', entries: 300, bytes: 20_000_000 },
}

/** Which zone, module, language and looks pages are shown in now; the open page says so. */
const contextKey = '/worker/context'

/** A network that says nothing for so long counts as none, if there is a copy. */
const patienceMs = 5_000

/** A copy so young is not asked for again after a navigation inside the page. */
const youngMs = 60_000

/** Ways back from payments and sign-ins, and everything that is no page of the shop, are none of our business. */
const notPages = /^\/(?:api|payment|auth\/return|img|assets|worker|geo|desk)(?:\/|$)/

/** The kind of answer this worker gives to a request; null when it gives none. */
function kindOf({ method, mode, url }) {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return null
  if (mode === 'navigate') return notPages.test(pathname) ? null : 'page'
  if (pathname.startsWith('/assets/') || pathname === offlineScript) return 'asset'
  return pathname.startsWith('/img/') ? 'picture' : null
}

async function answerPage(event) {
  const { url } = event.request
  const fromNetwork = loadPage(event)
  const copy = await storedPage(url)
  try {
    return await (copy ? Promise.race([fromNetwork, tooLate()]) : fromNetwork)
  } catch {
    // A race that was lost may still fail: nobody listens any more.
    fromNetwork.catch(() => undefined)
    return copy ?? offlinePage(await currentContext(), url)
  }
}

/** Loaded a moment ago, until the page itself says what it is shown in: only then it is stored. */
const loaded = new Map()

const loadedAtMost = 3

async function loadPage(event) {
  const answer = (await event.preloadResponse) ?? (await fetch(event.request))
  if (mayStore(answer)) {
    loaded.set(withoutHash(event.request.url), answer.clone())
    if (loaded.size > loadedAtMost) loaded.delete(loaded.keys().next().value)
  }
  return answer
}

function withoutHash(url) {
  const { origin, pathname, search } = new URL(url)
  return `${origin}${pathname}${search}`
}

function tooLate() {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('no answer in time')), patienceMs)
  })
}

/** From the copy for as long as the server said it may be used; later, and without a network, an old one will do. */
async function answerFile(event, kind) {
  const { request } = event
  const cache = await caches.open(stores[kind].cache)
  const copy = await cache.match(request.url)
  if (copy && isFresh(copy)) return copy
  try {
    const answer = await fetch(request)
    if (isForEverybody(answer)) event.waitUntil(store(kind, request.url, answer.clone()))
    return answer
  } catch (error) {
    if (copy) return copy
    throw error
  }
}

function isFresh({ headers }) {
  const [, seconds = 0] = /max-age=(\d+)/.exec(headers.get('cache-control') ?? '') ?? []
  return Date.now() - Number(headers.get('x-stored-at')) < Number(seconds) * 1_000
}

/** Photos in chats, prescriptions and the like come to their owner alone, and are marked so. */
function isForEverybody({ status, headers }) {
  return status === 200 && (headers.get('cache-control')?.includes('public') ?? false)
}

/** The same address is another page in another language, zone, module or theme. */
function pageKey(url, { key }) {
  return `${self.location.origin}/worker/page?of=${encodeURIComponent(withoutHash(url))}&in=${encodeURIComponent(key)}`
}

async function storedPage(url) {
  const cache = await caches.open(stores.page.cache)
  return cache.match(pageKey(url, await currentContext()))
}

/** The server marks pages that hold nothing of a person: all others say `no-store`. */
function mayStore(answer) {
  const isPage = answer.headers.get('content-type')?.startsWith('text/html')
  const forbids = answer.headers.get('cache-control')?.includes('no-store') ?? true
  return answer.status === 200 && isPage && !answer.redirected && !forbids
}

async function storePage(url, context, answer) {
  if (!mayStore(answer)) return
  const html = await answer.clone().text()
  // First what it needs: a copy without its scripts is not worth showing.
  await Promise.all(assetsIn(html).map(storeAsset))
  await store('page', pageKey(url, context), answer)
}

const assetPath = /\/assets\/[\w.-]+/g

function assetsIn(html) {
  return [...new Set(html.match(assetPath) ?? [])].map((path) => `${self.location.origin}${path}`)
}

async function storeAsset(url) {
  const cache = await caches.open(stores.asset.cache)
  if (await cache.match(url)) return
  const answer = await fetch(url)
  if (answer.status === 200) await store('asset', url, answer)
}

/**
 * The open page says what it is and what it is shown in. One reached inside another page was never loaded as a page: it
 * is asked for once, behind the reader's back.
 */
async function storeVisited(url, context) {
  await rememberContext(context)
  if (kindOf({ method: 'GET', mode: 'navigate', url }) !== 'page') return
  const key = withoutHash(url)
  const answer = loaded.get(key)
  loaded.delete(key)
  if (answer) return storePage(url, context, answer)
  const copy = await storedPage(url)
  const age = Date.now() - Number(copy?.headers.get('x-stored-at') ?? 0)
  if (age > youngMs) await storePage(url, context, await fetch(key, { headers: { accept: 'text/html' } }))
}

async function rememberContext(context) {
  const cache = await caches.open(stores.page.cache)
  await cache.put(contextKey, new Response(JSON.stringify(context)))
}

/** `key` is empty until a page has said what it is shown in. */
async function currentContext() {
  const cache = await caches.open(stores.page.cache)
  const known = await cache.match(contextKey)
  return known ? known.json() : { key: '', language: self.navigator.language, theme: 'system' }
}

/** With its size and time; what is stored again goes to the end of the queue. */
async function store(kind, url, answer) {
  const { cache: name, entries, bytes } = stores[kind]
  const body = await answer.arrayBuffer()
  if (body.byteLength > bytes / 10) return
  const headers = new Headers(answer.headers)
  // The body is unpacked here.
  headers.delete('content-encoding')
  headers.set('content-length', String(body.byteLength))
  headers.set('x-stored-at', String(Date.now()))
  const cache = await caches.open(name)
  await cache.delete(url)
  await cache.put(url, new Response(body, { status: 200, headers }))
  await dropOldest(cache, { entries, bytes })
}

async function dropOldest(cache, { entries, bytes }) {
  const keys = (await cache.keys()).filter(({ url }) => !url.endsWith(contextKey))
  const sizes = await Promise.all(
    keys.map(async (key) => Number((await cache.match(key))?.headers.get('content-length') ?? 0)),
  )
  let total = sizes.reduce((sum, size) => sum + size, 0)
  for (let index = 0; keys.length - index > entries || total > bytes; index += 1) {
    total -= sizes[index]
    await cache.delete(keys[index])
  }
}

/** Those of another generation of this worker; those of others on this origin are left alone. */
async function dropOtherCaches() {
  const own = Object.values(stores).map(({ cache }) => cache)
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('shop-') && !own.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

async function storeOfflineScript() {
  await store('asset', `${self.location.origin}${offlineScript}`, await fetch(offlineScript))
}

Object.assign(self, {
  kindOf,
  answerPage,
  answerFile,
  storedPage,
  storeVisited,
  rememberContext,
  dropOtherCaches,
  storeOfflineScript,
})
