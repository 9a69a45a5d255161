// A person's picture as it is kept: square, small, drawn again, so that nothing but the pixels of the upload survives.
import sharp from 'sharp'
import { limitInputPixels, UnreadablePicture } from './encode.ts'

/** Any hidden text, script or place of taking goes with the old file; animated pictures keep their first frame. */
export async function preparePortrait(bytes: Uint8Array, side = 512): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'cover' })
      .webp({ quality: 84 })
      .toBuffer()
  } catch (error) {
    throw new UnreadablePicture('The picture is damaged or too large.', { cause: error })
  }
}
