// Fetches scripts, and knows whether they can be fetched now. Some browsers cache a failed import for as long as the
// page lives: none is asked for before the shop answers, and one that failed is asked for again.

/** Any answer of the shop itself will do; a proxy in front of it answers for a shop that is down with 500 and above. */
const askedPath = '/healthz'

/** Heard from so recently, it is not asked: a page that just came need not ask for its own parts. */
const trustedFor = 3_000

const askedAgainAfter = 2_000

/** A shop that takes longer is down for whoever pressed. */
const answeredWithin = 5_000

let heardAt = performance.now()
let asking: Promise<boolean> | null = null

async function askShop(): Promise<boolean> {
  try {
    const answer = await fetch(askedPath, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(answeredWithin),
    })
    if (answer.status >= 500) return false
    heardAt = performance.now()
    return true
  } catch {
    return false
  } finally {
    asking = null
  }
}

async function canFetchScripts(): Promise<boolean> {
  if (import.meta.env.SSR) return true
  if (!navigator.onLine) return false
  if (performance.now() - heardAt < trustedFor) return true
  asking ??= askShop()
  return asking
}

/** What failed to arrive says more than what was heard before: the shop is asked before the next try. */
function doubtShop(): void {
  heardAt = Number.NEGATIVE_INFINITY
}

/** Fails, without the browser remembering it, while they cannot be fetched: the next press tries again. */
export async function fetchScript<Script>(load: () => Promise<Script>): Promise<Script> {
  if (!(await canFetchScripts())) throw new Error('the shop does not answer')
  try {
    return await load()
  } catch (error) {
    doubtShop()
    if (!(await canFetchScripts())) throw error
    return load()
  }
}

let waiting: Promise<void> | null = null

async function waitForShop(): Promise<void> {
  while (!(await canFetchScripts())) {
    await new Promise<void>((again) => {
      if (navigator.onLine) setTimeout(again, askedAgainAfter)
      else window.addEventListener('online', () => again(), { once: true })
    })
  }
  waiting = null
}

/** Waits until they can be fetched, however long that takes; all wait together. */
export function scriptsFetchable(): Promise<void> {
  waiting ??= waitForShop()
  return waiting
}

/** So often a reachable shop is asked for a script: then it does not have it, as after an update of the shop. */
const triesAtMost = 5
const firstPauseMs = 500

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** For what the page itself needs: waits for the shop, and tries again when the script did not arrive. */
export async function fetchScriptWithRetries<Script>(load: () => Promise<Script>): Promise<Script> {
  for (let tries = 1; ; tries += 1) {
    await scriptsFetchable()
    try {
      return await load()
    } catch (error) {
      if (import.meta.env.SSR || tries >= triesAtMost) throw error
      doubtShop()
      await pause(firstPauseMs * 2 ** tries)
    }
  }
}
