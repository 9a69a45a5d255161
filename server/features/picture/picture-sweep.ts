// Pictures that nothing shows any more leave the disk: those that were replaced, and those that were sent for a form
// nobody saved.
import { deskPictureFolders } from '#contract/features/picture/picture.endpoints.ts'
import type { Database } from '#server/database/connection.ts'
import type { Clock } from '#server/platform/clock/clock.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { forgetFetched, namedPictures } from './named-pictures.db.ts'

export interface PictureSweepParts {
  db: Database
  clock: Clock
  pictures: Pick<PictureStore, 'uploads' | 'remove'>
}

/** A form may be open for so long between the picture and its being saved; drafts are kept in the browser for days. */
const graceMs = 7 * 86_400_000

const namesAtOnce = 10_000

export function createPictureSweep({ db, clock, pictures }: PictureSweepParts) {
  let isStopping = false

  async function sweepFolder(folder: string): Promise<void> {
    const before = clock.now().getTime() - graceMs
    const uploads = await pictures.uploads(folder)
    const old = uploads.filter(({ changed_at }) => changed_at.getTime() < before).map(({ file }) => file)
    for (let at = 0; at < old.length && !isStopping; at += namesAtOnce) {
      const names = old.slice(at, at + namesAtOnce)
      const named = await namedPictures(db, names)
      const unnamed = names.filter((name) => !named.has(name))
      // Saved while the others were looked for, it stays.
      const since = unnamed.length > 0 ? await namedPictures(db, unnamed) : named
      for (const file of unnamed.filter((name) => !since.has(name))) {
        await forgetFetched(db, file)
        await pictures.remove(folder, file)
      }
    }
  }

  return {
    async work(): Promise<void> {
      for (const folder of Object.keys(deskPictureFolders)) if (!isStopping) await sweepFolder(folder)
    },
    stop(): void {
      isStopping = true
    },
  }
}
