// Pictures people send along: checked by their bytes, drawn anew, kept under names nobody can guess or collide with.
import { randomBytes } from 'node:crypto'
import { type FailureKind, refuse } from '#contract/core/failure.ts'
import { prepareUpload, UnreadablePicture } from './encode.ts'
import type { PictureStore } from './picture-store.ts'
import type { PictureFolder } from './picture-url.ts'
import { createLane } from './work-lane.ts'

export type UploadStore = Pick<PictureStore, 'save' | 'remove'>

/** A photograph takes a core for a moment: two at once are enough. */
const lane = createLane(2)

export function createUploads(pictures: UploadStore, folder: PictureFolder, unreadable: FailureKind) {
  const drawnAnew = async (file: File) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return lane(() => prepareUpload(bytes)).catch((error: unknown) => {
      if (!(error instanceof UnreadablePicture)) throw error
      return refuse(unreadable)
    })
  }

  return {
    /** The names of the kept files; one bad file and none is kept. */
    async keep(files: readonly File[]): Promise<string[]> {
      const drawn = await Promise.all(files.map(drawnAnew))
      return Promise.all(
        drawn.map(async (bytes) => {
          const name = `${folder}-${randomBytes(12).toString('hex')}.webp`
          await pictures.save(folder, name, bytes)
          return name
        }),
      )
    },

    async drop(names: readonly string[]): Promise<void> {
      await Promise.all(names.map((name) => pictures.remove(folder, name)))
    },
  }
}
