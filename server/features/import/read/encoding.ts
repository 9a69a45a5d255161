// Tells how a text file is written: by its mark, by its zeros, or because it is no UTF-8.
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { FileRefused } from './table.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251'

const headBytes = 65_536

export async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

export async function encodingOf(path: string, head: Buffer): Promise<Encoding> {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const zeros = zerosOf(head)
  // Latin letters in UTF-16 have a zero beside each.
  if (zeros.odd > head.length / 8 && zeros.even * 4 < zeros.odd) return 'utf-16le'
  if (zeros.even > head.length / 8 && zeros.odd * 4 < zeros.even) return 'utf-16be'
  if (zeros.even + zeros.odd > 0) throw new FileRefused('unknown_format')
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1251'
}

function zerosOf(head: Buffer): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 }
  for (const [at, byte] of head.entries()) {
    if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1
  }
  return zeros
}

/** To its end: the first letter beyond ASCII may come late. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const bytes of createReadStream(path)) decoder.decode(bytes, { stream: true })
    decoder.decode()
    return true
  } catch (problem) {
    if (problem instanceof TypeError) return false
    throw problem
  }
}

export async function* decoded(stream: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding)
  for await (const bytes of stream) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

/** A letter in a hundred may be a control character of an old program; a picture is full of them. */
export function looksLikeText(head: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is counted
  const controls = head.match(/[\u0000-\u0008\u000e-\u001f]/g)?.length ?? 0
  return controls * 100 <= head.length
}
