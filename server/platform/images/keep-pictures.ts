// Pictures people send: checked by their bytes, kept under names nobody can guess.
import { randomBytes } from 'node:crypto'
import { type FailureKind, refuseUnless } from '#contract/core/failure.ts'
import { imageKindOf } from './image-kind.ts'
import type { PictureStore } from './picture-store.ts'
import type { PictureFolder } from './picture-url.ts'

export type PictureKeeper = Pick<PictureStore, 'save' | 'remove'>

/** Endings the picture store knows. */
const endings = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const

interface Picture {
  ending: string
  bytes: Uint8Array
}

/** What a file says of itself, by name or type, is only a claim. */
async function readPicture(file: File, wrongKind: FailureKind): Promise<Picture> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = imageKindOf(bytes)
  refuseUnless(kind && kind !== 'avif', wrongKind)
  return { ending: endings[kind], bytes }
}

/** All of them are looked at before the first is kept. */
export async function keepPictures(
  store: PictureKeeper,
  folder: PictureFolder,
  { files, wrongKind }: { files: readonly File[]; wrongKind: FailureKind },
): Promise<string[]> {
  const pictures = await Promise.all(files.map((file) => readPicture(file, wrongKind)))
  return Promise.all(
    pictures.map(async ({ ending, bytes }) => {
      const name = `${folder}-${randomBytes(16).toString('hex')}.${ending}`
      await store.save(folder, name, bytes)
      return name
    }),
  )
}

export async function dropPictures(
  store: PictureKeeper,
  folder: PictureFolder,
  names: readonly string[],
): Promise<void> {
  await Promise.all(names.map((name) => store.remove(folder, name)))
}
