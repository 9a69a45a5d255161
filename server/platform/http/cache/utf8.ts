// A text as the bytes it is sent as.
import { transcode } from 'node:buffer'

/** Most answers fit; nothing is awaited between writing and reading it. */
const scratch = Buffer.allocUnsafeSlow(256 * 1024)

/**
 * The engine turns a text with a single letter beyond Latin into UTF-8 character by character; by way of UTF-16,
 * which is how it holds such a text, the same takes a quarter of the time. Half a letter, which no JSON holds,
 * would not survive it.
 */
export function toUtf8(wellFormed: string): Buffer<ArrayBuffer> {
  return transcode(toUtf16(wellFormed), 'utf16le', 'utf8')
}

function toUtf16(text: string): Buffer {
  if (text.length * 2 > scratch.length) return Buffer.from(text, 'utf16le')
  return scratch.subarray(0, scratch.write(text, 'utf16le'))
}
