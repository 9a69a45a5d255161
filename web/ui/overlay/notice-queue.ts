// Holds back what is said until the region for notices has been fetched: pages that say nothing never fetch it.

const listeners = new Set<() => void>()
const queued: (() => void)[] = []
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
  whenOpen(action: () => void) {
    if (open) return action()
    queued.push(action)
    wanted = true
    for (const listener of listeners) listener()
  },

  opened() {
    open = true
    for (const action of queued.splice(0)) action()
    return () => {
      open = false
    }
  },
}
