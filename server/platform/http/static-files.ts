// Serves the built files from memory with their precompressed forms; names with a hash never change.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { createMemo, type Memo } from '../cache/memo.ts'
import { codingFor } from './reply/accepted-coding.ts'
import { isKnown } from './reply/etag.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  // The map's worker keeps the name its package gives it.
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const compressible = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.txt', '.webmanifest'])

interface FileEntry {
  bytes: Buffer<ArrayBuffer>
  br?: Buffer<ArrayBuffer>
  gzip?: Buffer<ArrayBuffer>
  type: string
  etag: string
  cache: string
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

async function readEntry(path: string, name: string): Promise<FileEntry> {
  const bytes = await readFile(path)
  const extension = extname(name)
  const small = bytes.length < 512 || !compressible.has(extension)
  return {
    bytes,
    ...(small
      ? {}
      : {
          br: await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
          gzip: await zip(bytes),
        }),
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha1').update(bytes).digest('base64url')}"`,
    cache: name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name))
}

/** `below` is the path they are found under; pages among them are for whoever mounts the folder to answer. */
export function staticFiles(folder: string, below = ''): MiddlewareHandler {
  const known = listFiles(folder).then(
    (paths) =>
      new Map(
        paths
          .filter((path) => extname(path) !== '.html')
          .map((path) => [`${below}/${relative(folder, path).split(sep).join('/')}`, path]),
      ),
  )
  const entries = new Map<string, Memo<FileEntry>>()

  return async (context, next) => {
    const name = context.req.path
    const path = (await known).get(name)
    if (!path) return next()
    const entry = await entryOf(name, path).get()
    context.header('Content-Type', entry.type)
    context.header('ETag', entry.etag)
    context.header('Cache-Control', entry.cache)
    if (entry.br) context.header('Vary', 'Accept-Encoding')
    if (isKnown(context, entry.etag)) return context.body(null, 304)
    const body = bodyFor(entry, context.req.header('accept-encoding'), context)
    context.header('Content-Length', String(body.byteLength))
    return context.body(body)
  }

  function entryOf(name: string, path: string): Memo<FileEntry> {
    const entry = entries.get(name) ?? createMemo(() => readEntry(path, name.slice(below.length)))
    entries.set(name, entry)
    return entry
  }
}

function bodyFor(
  entry: FileEntry,
  accepted: string | undefined,
  context: Parameters<MiddlewareHandler>[0],
): Buffer<ArrayBuffer> {
  const coding = codingFor(accepted)
  const coded = coding === 'identity' ? undefined : entry[coding]
  if (!coded) return entry.bytes
  context.header('Content-Encoding', coding)
  return coded
}
