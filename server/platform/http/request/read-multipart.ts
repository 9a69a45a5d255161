// Reads a form with files from its bytes. The runtime's own reader spends most of a second on a megabyte of small parts or
// of headers; here parts are counted and their heads have a limit, so that any body costs little more than a search.
import { coreFailures, refuse, refuseUnless } from '#contract/core/failure.ts'

export type FormEntry = [name: string, value: string | File]

/** Of one part, in bytes: two lines, one of them with the name of a file. */
const longestHead = 4_096

const lineBreak = '\r\n'
const endOfHead = '\r\n\r\n'

export function readMultipart(bytes: Buffer, contentType: string, most: number): FormEntry[] {
  const delimiter = Buffer.from(`${lineBreak}--${boundaryOf(contentType)}`)
  const entries: FormEntry[] = []
  let at = startOf(bytes, delimiter)
  while (!isClosing(bytes, at)) {
    refuseUnless(entries.length < most, coreFailures.body_too_complex)
    const body = endOfHeadAfter(bytes, at)
    const next = bytes.indexOf(delimiter, body)
    refuseUnless(next >= 0, coreFailures.body_malformed)
    entries.push(entryOf(bytes.toString('utf8', at, body), bytes.subarray(body, next)))
    at = next + delimiter.length
  }
  return entries
}

function boundaryOf(contentType: string): string {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? []
  return quoted ?? bare ?? refuse(coreFailures.body_malformed)
}

/** Behind the first delimiter, which needs no line break before it. */
function startOf(bytes: Buffer, delimiter: Buffer): number {
  const first = delimiter.subarray(lineBreak.length)
  if (bytes.subarray(0, first.length).equals(first)) return first.length
  const at = bytes.indexOf(delimiter)
  return at < 0 ? refuse(coreFailures.body_malformed) : at + delimiter.length
}

function isClosing(bytes: Buffer, at: number): boolean {
  return bytes.toString('latin1', at, at + 2) === '--'
}

/** A head begins behind the line break of its delimiter, and may be empty. */
function endOfHeadAfter(bytes: Buffer, at: number): number {
  const head = bytes.subarray(at, at + longestHead)
  const end = head.indexOf(endOfHead)
  refuseUnless(end >= 0 && head.indexOf(lineBreak) === 0, coreFailures.body_malformed)
  return at + end + endOfHead.length
}

function entryOf(head: string, body: Buffer): FormEntry {
  const disposition = headerIn(head, 'content-disposition')
  const parameters = parametersOf(/^form-data\s*(;.*)$/is.exec(disposition)?.[1] ?? '')
  const name = parameters.get('name') ?? refuse(coreFailures.body_malformed)
  const filename = parameters.get('filename') ?? parameters.get('filename*')
  if (filename === undefined) return [name, new TextDecoder().decode(body)]
  return [name, new File([new Uint8Array(body)], filename, { type: headerIn(head, 'content-type') })]
}

/**
 * Lines end with CR LF and nothing else: a pattern would also begin a line behind a separator of Unicode in somebody's name.
 * Trimmed by no pattern either, which would look at a line of spaces once for each of them.
 */
function headerIn(head: string, name: string): string {
  const begin = `${name}:`
  const line = head.split(lineBreak).find((one) => one.slice(0, begin.length).toLowerCase() === begin)
  return line?.slice(begin.length).trim() ?? ''
}

function parametersOf(disposition: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const [, name = '', quoted, bare] of disposition.matchAll(/;\s*([\w*-]+)=(?:"([^"]*)"|([^;\s]*))/g)) {
    const key = name.toLowerCase()
    if (!parameters.has(key)) parameters.set(key, unescaped(quoted ?? bare ?? ''))
  }
  return parameters
}

/** Quotes and line breaks in names, as browsers write them. */
function unescaped(text: string): string {
  return text.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}
