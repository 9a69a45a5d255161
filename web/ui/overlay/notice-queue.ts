// Holds back what is said until the region for notices has been fetched: pages that say nothing never fetch it.

const listeners = new Set<() => void>()
const waiting: (() => void)[] = []
let wanted = false
let open = false

export const noticeQueue = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },

  isWanted: () => wanted,

  /** Done at once when the region is there, else as soon as it is. */
  whenOpen(deed: () => void) {
    if (open) return deed()
    waiting.push(deed)
    wanted = true
    for (const listener of listeners) listener()
  },

  opened() {
    open = true
    for (const deed of waiting.splice(0)) deed()
    return () => {
      open = false
    }
  },
}
