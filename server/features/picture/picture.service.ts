// Pictures of the desk: drawn anew from what was sent, in the folder of what shows them.
import { coreFailures, refuseUnless } from '#contract/core/failure.ts'
import { isPermitted } from '#contract/core/permission.ts'
import {
  type DeskPictureFolder,
  deskPictureFolders,
  type pictureEndpoints,
  pictureFailures,
} from '#contract/features/picture/picture.endpoints.ts'
import type { Call } from '#server/platform/http/bind.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { createUploads, type UploadStore } from '#server/platform/images/uploads.ts'
import { createPictureSweep, type PictureSweepParts } from './picture-sweep.ts'

export interface PictureParts extends Omit<PictureSweepParts, 'pictures'> {
  pictures: UploadStore & PictureSweepParts['pictures']
}

export function createPictureService(parts: PictureParts) {
  const { pictures } = parts
  return {
    sweep: createPictureSweep(parts),

    async upload({ input, caller, scope }: Call<typeof pictureEndpoints.upload>) {
      const folder: DeskPictureFolder = input.folder
      refuseUnless(isPermitted(caller.roles, deskPictureFolders[folder]), coreFailures.not_allowed)
      const uploads = createUploads(pictures, folder, pictureFailures.unreadable)
      const [file = ''] = await uploads.keep([input.image], `staff-${caller.staff_id}`)
      return { file, url: pictureUrl(scope.origin, folder, file) }
    },
  }
}

export type PictureService = ReturnType<typeof createPictureService>
