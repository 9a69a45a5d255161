// Whether somebody wants this command to stop: a signal, or the end of whoever started it.
import { onParentGone } from './parent.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Aborted with the reason in words. `parent` is who started this process, if that may be gone already. */
export function stopWhenAsked(parent = process.ppid): AbortSignal {
  const stop = new AbortController()
  for (const signal of signals) process.on(signal, () => stop.abort(`stopped by ${signal}`))
  onParentGone(() => stop.abort('stopped, for whoever started it is gone'), parent)
  return stop.signal
}
