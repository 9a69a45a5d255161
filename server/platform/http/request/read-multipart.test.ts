import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coreFailures, Failure } from '#contract/core/failure.ts'
import { type FormEntry, readMultipart } from './read-multipart.ts'

const head = (...lines: string[]) => `--edge\r\n${lines.join('\r\n')}\r\n\r\n`
const named = (name: string) => head(`Content-Disposition: form-data; name="${name}"`)
const closing = '\r\n--edge--\r\n'

function read(text: string, { type = 'multipart/form-data; boundary=edge', most = 10 } = {}): FormEntry[] {
  return readMultipart(Buffer.from(text), type, most)
}

function refusalOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof Failure) return problem.kind
    throw problem
  }
}

async function plain([name, value]: FormEntry | [string, FormDataEntryValue]) {
  if (typeof value === 'string') return { name, value }
  return { name, file: value.name, type: value.type, bytes: [...new Uint8Array(await value.arrayBuffer())] }
}

/** Ends a line for a pattern, and no line of a head. */
const separated = 'a\u2028content-disposition: form-data; name="other"'

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('a\\', '"', 'a\r\nb', '; name="b"', separated),
)
const file = fc
  .record({ bytes: fc.uint8Array(), name: text, type: fc.constantFrom('image/png', '', 'text/plain') })
  .map(({ bytes, name, type }) => new File([new Uint8Array(bytes)], name, { type }))

test('whatever form a program sends, it is read as the runtime reads it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, fc.oneof(text, file)), { maxLength: 8 }), async (entries) => {
      const form = new FormData()
      for (const [name, value] of entries) form.append(name, value)
      const sent = new Response(form)
      const type = sent.headers.get('content-type') ?? ''
      const bytes = Buffer.from(await sent.arrayBuffer())
      const expected = await new Response(bytes, { headers: { 'content-type': type } }).formData()
      expect(await Promise.all(readMultipart(bytes, type, 100).map(plain))).toEqual(
        await Promise.all([...expected].map(plain)),
      )
    }),
  )
})

test('heads are read as other programs write them', () => {
  const mobile = head(
    'content-type: text/plain; charset=utf-8',
    'content-transfer-encoding: binary',
    'content-disposition: form-data; name=note',
  )
  expect(read(`${mobile}Salom${closing}`)).toEqual([['note', 'Salom']])
  const quoted = { type: 'Multipart/Form-Data; charset=utf-8; Boundary="edge"' }
  expect(read(`before\r\n${named('a')}1${closing}after`, quoted)).toEqual([['a', '1']])
  const [[, value] = []] = read(
    `${head(`Content-Disposition: form-data; filename="x; name=y.png"; name="image"`)}1${closing}`,
  )
  expect(value).toBeInstanceOf(File)
})

test.each([
  ['no boundary', `${named('a')}1${closing}`, 'multipart/form-data'],
  ['a foreign boundary', `${named('a')}1${closing}`, 'multipart/form-data; boundary=other'],
  ['nothing', '', undefined],
  ['no end', `${named('a')}1`, undefined],
  ['a part without a name', `${head('Content-Type: text/plain')}1${closing}`, undefined],
  ['a part without a head', `--edge\r\n\r\n1${closing}`, undefined],
  [
    'a head that does not end',
    `--edge\r\nContent-Disposition: form-data; name="a"${'; a=b'.repeat(2_000)}`,
    undefined,
  ],
  ['letters behind a boundary', `${named('a')}1\r\n--edgeless\r\n\r\n1${closing}`, undefined],
])('a form with %s is refused', (_, body, type) => {
  expect(refusalOf(() => read(body, type === undefined ? {} : { type }))).toBe(coreFailures.body_malformed)
})

test('a form of more parts than allowed is refused', () => {
  const body = (parts: number) => `${`${named('a')}1\r\n`.repeat(parts)}--edge--\r\n`
  expect(read(body(3), { most: 3 })).toHaveLength(3)
  expect(refusalOf(() => read(body(4), { most: 3 }))).toBe(coreFailures.body_too_complex)
})
