// Values as they are written into a request: plain data, JSON that no program would write, and files.

/** Stands in JSON exactly as it is: a number beyond all numbers, a text cut in half, a depth of ten thousand. */
export class RawJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A part of a form with a name, a type and bytes of its own. */
export class FilePart {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
  constructor(name: string, type: string, bytes: Buffer) {
    this.name = name
    this.type = type
    this.bytes = bytes
  }
}

/** Names and values in sequence: a name may come twice, or be one that no object can hold. */
export type Fields = (readonly [name: string, value: unknown])[]

/** A file has no JSON; its name stands for it. */
export function jsonText(value: unknown): string {
  if (value instanceof RawJson) return value.text
  if (value instanceof FilePart) return JSON.stringify(value.name)
  if (Array.isArray(value)) return `[${value.map(jsonText).join(',')}]`
  if (typeof value === 'object' && value !== null) return objectText(Object.entries(value))
  return JSON.stringify(value) ?? 'null'
}

export function objectText(fields: Fields): string {
  return `{${fields.map(([name, value]) => `${JSON.stringify(name)}:${jsonText(value)}`).join(',')}}`
}

/** As it stands in a query or a plain form. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value
  if (value instanceof FilePart) return value.name
  return jsonText(value)
}

/** Each byte as it stands in an address: with a meaning of its own it is escaped. */
const inAddress = Array.from({ length: 256 }, (_, byte) => {
  const letter = String.fromCharCode(byte)
  return /[\w.~-]/.test(letter) ? letter : `%${byte.toString(16).padStart(2, '0').toUpperCase()}`
})

/** Half a surrogate becomes its three bytes, which a well-behaved encoder would replace. */
export function escaped(text: string): string {
  let inside = ''
  for (const byte of bytesOf(text)) inside += inAddress[byte]
  return inside
}

/** UTF-8 as a careless program writes it, half a surrogate too. */
export function bytesOf(text: string): Buffer {
  if (text.isWellFormed()) return Buffer.from(text)
  const parts = [...text].map((letter) => (letter.isWellFormed() ? Buffer.from(letter) : threeBytes(letter)))
  return Buffer.concat(parts)
}

function threeBytes(half: string): Buffer {
  const code = half.charCodeAt(0)
  return Buffer.from([0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)])
}
