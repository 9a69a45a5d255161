// Pictures the shop's own people bring: sent once, then named by their file in whatever shows them.
import { z } from 'zod'
import { deskCaller, deskPath, deskRefusals } from '../../core/desk.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures, type FailureKind } from '../../core/failure.ts'
import type { Permission } from '../../core/permission.ts'
import { nothing } from '../../core/wire.ts'

/** A folder for each kind of thing that shows pictures, and what one must be allowed to put one there. */
export const deskPictureFolders = {
  item: 'edit_items',
  store: 'edit_stores',
  'store-cover': 'edit_stores',
  category: 'edit_categories',
  banner: 'edit_promotions',
  campaign: 'edit_promotions',
  promotion: 'edit_promotions',
  module: 'edit_zones',
  'parcel-category': 'edit_categories',
  business: 'edit_settings',
  landing: 'edit_texts',
  notification: 'send_notices',
} as const satisfies Record<string, Permission>

export type DeskPictureFolder = keyof typeof deskPictureFolders

export const largestDeskPicture = 10 * 1_024 * 1_024

export const pictureFailures = {
  unreadable: { status: 422, code: 'image', message: 'The image could not be read.' },
} as const satisfies Record<string, FailureKind>

const folder = z.enum(
  Object.keys(deskPictureFolders).filter((name): name is DeskPictureFolder => name in deskPictureFolders),
)

export const pictureEndpoints = {
  upload: defineEndpoint({
    ...deskCaller,
    feature: 'picture',
    // Where it goes decides what more it takes: `deskPictureFolders`.
    needs: 'read_catalogue',
    method: 'POST',
    path: `${deskPath}/pictures`,
    summary: 'Stores a picture; nothing shows it before something is saved that names its file.',
    params: nothing,
    input: z.object({
      folder,
      image: z.file().max(largestDeskPicture, 'An image must not be larger than 10 MB.'),
    }),
    reply: z.object({ file: z.string(), url: z.string() }),
    failures: [...deskRefusals, pictureFailures.unreadable, coreFailures.body_too_large, coreFailures.busy],
  }),
}
