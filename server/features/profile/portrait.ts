// The customer's picture: checked by its bytes, drawn again, kept under a name nobody can guess or collide with.
import { randomBytes } from 'node:crypto'
import { refuse, refuseUnless } from '#contract/core/failure.ts'
import { profileFailures } from '#contract/features/profile/profile.failures.ts'
import { pixelsOf, UnreadablePicture } from '#server/platform/images/encode.ts'
import { type ImageKind, imageKindOf } from '#server/platform/images/image-kind.ts'
import { uploadQueue } from '#server/platform/images/picture-queue.ts'
import type { PictureStore } from '#server/platform/images/picture-store.ts'
import { preparePortrait } from '#server/platform/images/prepare-portrait.ts'

const accepted: readonly (ImageKind | undefined)[] = ['jpeg', 'png', 'gif']

const folder = 'customer'

export type PortraitStore = Pick<PictureStore, 'save' | 'remove'>

async function drawnAnew(bytes: Uint8Array, owner: string): Promise<Buffer> {
  try {
    return await uploadQueue(owner, await pixelsOf(bytes), () => preparePortrait(bytes))
  } catch (error) {
    if (!(error instanceof UnreadablePicture)) throw error
    return refuse(profileFailures.image_unreadable)
  }
}

export function createPortraits(pictures: PortraitStore) {
  return {
    /** The name of the kept file. */
    async keep(file: File, owner: string): Promise<string> {
      const bytes = new Uint8Array(await file.arrayBuffer())
      // What the file says of itself, by name or type, is only a claim.
      refuseUnless(accepted.includes(imageKindOf(bytes)), profileFailures.image_kind)
      const portrait = await drawnAnew(bytes, owner)
      const name = `customer-${randomBytes(12).toString('hex')}.webp`
      await pictures.save(folder, name, portrait)
      return name
    },

    async drop(name: string | null): Promise<void> {
      if (name !== null) await pictures.remove(folder, name)
    },
  }
}

export type Portraits = ReturnType<typeof createPortraits>
