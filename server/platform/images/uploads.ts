// Pictures people send along: checked by their bytes, drawn again, kept under names nobody can guess or collide with.
import { randomBytes } from 'node:crypto'
import { type FailureKind, refuse } from '#contract/core/failure.ts'
import { pixelsOf, prepareUpload, UnreadablePicture } from './encode.ts'
import { uploadQueue } from './picture-queue.ts'
import type { PictureStore } from './picture-store.ts'
import type { PictureFolder } from './picture-url.ts'

export type UploadStore = Pick<PictureStore, 'save' | 'remove'>

export function createUploads(pictures: UploadStore, folder: PictureFolder, unreadable: FailureKind) {
  const drawnAnew = async (file: File, owner: string) => {
    const bytes = new Uint8Array(await file.arrayBuffer())
    try {
      return await uploadQueue(owner, await pixelsOf(bytes), () => prepareUpload(bytes))
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error
      return refuse(unreadable)
    }
  }

  return {
    /** The names of the kept files; one bad file and none is kept. Each owner has a turn of their own. */
    async keep(files: readonly File[], owner: string): Promise<string[]> {
      const drawn = await Promise.all(files.map((file) => drawnAnew(file, owner)))
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
