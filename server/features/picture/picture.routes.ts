// The endpoint of the desk's pictures.
import { pictureEndpoints } from '#contract/features/picture/picture.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { PictureService } from './picture.service.ts'

export const pictureRoutes = (pictures: PictureService) => [
  bind(pictureEndpoints.upload, (call) => pictures.upload(call), { perMinute: 120 }),
]
