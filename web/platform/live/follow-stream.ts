// Keeps a stream of events open: reconnects after silence, sleep and lost networks; EventSource could send no token.
import { readStored } from '#web/platform/storage/storage.ts'
import { createEventReader, type LiveEvent } from './event-text.ts'

export interface Following {
  /** Below /api/v1, with its query. */
  path: string
  onEvent(event: LiveEvent): void
}

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/** Longer than two heartbeats of the server: a stream silent for this long is dead, though no error was reported. */
const silenceMs = 60_000

/** Returns how to stop. */
export function followStream({ path, onEvent }: Following): () => void {
  const ended = new AbortController()
  let endPause: (() => void) | null = null

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      endPause = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function follow(): Promise<void> {
    let waitMs = firstWaitMs
    while (!ended.signal.aborted) {
      const heardSomething = await readOnce(path, onEvent, ended.signal)
      if (heardSomething === 'refused') return
      if (ended.signal.aborted) return
      waitMs = heardSomething === 'heard' ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs)
      // Not all at once after a restart of the shop.
      await pause(waitMs * (0.5 + Math.random()))
    }
  }

  const hurry = () => endPause?.()
  window.addEventListener('online', hurry)
  document.addEventListener('visibilitychange', hurry)
  follow()
  return () => {
    ended.abort()
    hurry()
    window.removeEventListener('online', hurry)
    document.removeEventListener('visibilitychange', hurry)
  }
}

async function readOnce(
  path: string,
  onEvent: (event: LiveEvent) => void,
  signal: AbortSignal,
): Promise<'heard' | 'silent' | 'refused'> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  let heard: 'heard' | 'silent' = 'silent'
  try {
    const token = readStored('token')
    const response = await fetch(`/api/v1${path}`, {
      headers: { accept: 'text/event-stream', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      signal: AbortSignal.any([signal, silence.signal]),
    })
    // Whoever is refused stays refused: asking again would only be noise.
    if (response.status >= 400 && response.status < 500 && response.status !== 429) return 'refused'
    const reader = response.ok ? response.body?.pipeThrough(new TextDecoderStream()).getReader() : undefined
    const read = createEventReader()
    while (reader) {
      const { value, done } = await reader.read()
      if (done) break
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
      heard = 'heard'
      for (const event of read(value)) onEvent(event)
    }
  } catch {
    // A cut stream is the ordinary end of every stream: the next turn opens another.
  } finally {
    clearTimeout(timer)
  }
  return heard
}
