// What a first visit must download before the page works, as brotli sends it.
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { parseSync } from 'vite'

/** Kilobytes of brotli. */
export interface FirstLoad {
  scripts: number
  styles: number
  /** The page itself with its data. */
  page: number
  /** The same before it is compressed: what a server renders and a browser parses. */
  html: number
}

export async function firstLoadOf(
  origin: string,
  path: string,
  headers: Record<string, string>,
): Promise<FirstLoad> {
  const html = await read(new URL(path, origin), headers)
  const files = new Map<string, number>()
  for (const href of scriptsIn(html)) await addScript(new URL(href, origin), files)
  const scripts = [...files.values()].reduce((sum, size) => sum + size, 0)
  let styles = 0
  for (const href of stylesIn(html)) styles += await weightOf(await read(new URL(href, origin)))
  return { scripts, styles, page: await weightOf(html), html: Buffer.byteLength(html) / 1_000 }
}

async function read(url: URL, headers: Record<string, string> = {}): Promise<string> {
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

const compress = promisify(brotliCompress)

/** Kilobytes of a thousand bytes. */
async function weightOf(text: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  return (await compress(text, { params })).byteLength / 1_000
}

/** A script brings everything it imports at start, named in the page or not. */
async function addScript(url: URL, files: Map<string, number>): Promise<void> {
  if (files.has(url.href)) return
  const text = await read(url)
  files.set(url.href, await weightOf(text))
  const { module } = parseSync(url.pathname, text)
  const needed = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
    ),
  ]
  for (const wanted of needed) await addScript(new URL(wanted, url), files)
}

function tagsIn(html: string, tag: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>`, 'g'))].map(([text]) => text)
}

function attribute(tag: string, name: string): string | undefined {
  return tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]
}

function scriptsIn(html: string): string[] {
  const sources = tagsIn(html, 'script').map((tag) => attribute(tag, 'src'))
  const preloads = linksOf(html, 'modulepreload')
  const imported = [...html.matchAll(/\bimport\(?\s*["']([^"']+\.js)["']/g)].map((match) => match[1])
  return [...sources, ...preloads, ...imported].filter((href) => href !== undefined)
}

function stylesIn(html: string): string[] {
  return [...new Set(linksOf(html, 'stylesheet'))]
}

function linksOf(html: string, rel: string): string[] {
  return tagsIn(html, 'link')
    .filter((tag) => attribute(tag, 'rel') === rel)
    .flatMap((tag) => attribute(tag, 'href') ?? [])
}
