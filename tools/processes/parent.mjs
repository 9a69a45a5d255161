// Notices when the process that started this one is gone, also when it was killed without a word.

const lookMs = 500

/** Calls back once; returns how to stop looking. An orphan gets another parent, which is the only sign there is. */
export function onParentGone(gone, parent = process.ppid) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    gone()
  }, lookMs)
  timer.unref()
  return () => clearInterval(timer)
}
