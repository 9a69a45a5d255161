// A request as a line for a shell, so that whoever reads a report can send it again.
import type { FuzzRequest } from './request.ts'

export function curlLine(origin: string, { method, path, headers, body, raw }: FuzzRequest): string {
  if (raw) {
    const { hostname, port } = new URL(origin)
    return `printf %b ${quoted(printfText(raw))} | nc ${hostname} ${port}`
  }
  const heads = Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`)
  const data = body === null ? [] : [`--data-binary @<(printf %b ${quoted(printfText(body))})`]
  return ['curl -sS --path-as-is --globoff -X', method, quoted(`${origin}${path}`), ...heads, ...data].join(
    ' ',
  )
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** Bytes that a shell would change are written as octal escapes. */
function printfText(bytes: Buffer): string {
  return [...bytes]
    .map((byte) => {
      const letter = String.fromCharCode(byte)
      return /[ -~]/.test(letter) && letter !== '\\' ? letter : `\\0${byte.toString(8).padStart(3, '0')}`
    })
    .join('')
}
