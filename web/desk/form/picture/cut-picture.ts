// Cuts a piece out of a picture in the browser, so that a photograph of 20 MB is not sent for a thumbnail.

export interface Cut {
  x: number
  y: number
  width: number
  height: number
}

/** As large as the shop stores; more would be thrown away there. */
const longestSide = 1_600

/** What a camera makes in one press; more than that is no photograph for a shop. */
const largestFile = 40 * 1_024 * 1_024

export type PictureSlip = 'too_large' | 'no_picture'

/** Null where the browser can show it. SVG is refused by the shop, so it is not even opened here. */
export async function slipOf(file: File): Promise<PictureSlip | null> {
  if (file.type === 'image/svg+xml') return 'no_picture'
  if (file.size > largestFile) return 'too_large'
  try {
    const bitmap = await createImageBitmap(file)
    bitmap.close()
    return null
  } catch {
    return 'no_picture'
  }
}

/** Null takes the whole picture, made smaller where it is larger than the shop stores. */
export async function cutPicture(file: File, cut: Cut | null): Promise<File> {
  const bitmap = await createImageBitmap(file)
  const { x, y, width, height } = cut ?? { x: 0, y: 0, width: bitmap.width, height: bitmap.height }
  const scale = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, x, y, width, height, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.9))
  if (!blob) throw new Error('the browser did not draw the picture')
  // Browsers that write no WebP write PNG instead: the shop tells by the bytes.
  return new File([blob], 'picture', { type: blob.type })
}
