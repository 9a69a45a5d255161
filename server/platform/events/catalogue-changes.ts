// Tells every process on the same database that the catalogue changed, by LISTEN/NOTIFY.
import { type DatabaseUrl, openChannel } from './channel.ts'

export interface ChangeListener {
  changed(): void
  /** The database is away, or does not answer. */
  onLost(problem: unknown): void
}

export async function listenForChanges(url: DatabaseUrl, { changed, onLost }: ChangeListener) {
  const channel = openChannel({
    url,
    name: 'catalogue_changed',
    onMessage: changed,
    // Whatever changed while nobody listened is unknown: start from nothing.
    onGap: changed,
    onLost,
  })
  await channel.ready()
  changed()
  return { close: channel.close }
}
