// Says something to whoever does not see the page, through the live region that every page has from its beginning.

interface Announcement {
  text: string
  /** The same words said again are news again. */
  count: number
}

let last: Announcement = { text: '', count: 0 }
const listeners = new Set<() => void>()

export function announce(text: string): void {
  last = { text, count: last.count + 1 }
  for (const listener of listeners) listener()
}

export function subscribeToAnnouncements(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const lastAnnouncement = () => last

const silence: Announcement = { text: '', count: 0 }
/** A page made on the server says nothing. */
export const noAnnouncement = () => silence
