// Cuts a square out of a picture before it is sent; nothing outside the square leaves the device.
import type { Area } from 'react-easy-crop'

/** Larger than any place that shows it. */
const longestSide = 1_024

/** What has no photographic noise, and may be see-through, stays exact. */
const kindOf = (file: File) => (file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png')

const endings = { 'image/jpeg': 'jpg', 'image/png': 'png' } as const

/** `area` is in pixels of the picture as it is shown, turned the way its camera says. */
export async function cropPicture(file: File, area: Area): Promise<File> {
  const side = Math.max(1, Math.min(Math.round(area.width), longestSide))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const picture = await createImageBitmap(file)
  canvas.getContext('2d')?.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, side, side)
  picture.close()
  const kind = kindOf(file)
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind, 0.92))
  if (!blob) throw new Error('the browser could not draw the picture')
  const name = file.name.replace(/\.\w+$/, '')
  return new File([blob], `${name}.${endings[kind]}`, { type: kind })
}
