// Request bodies of one size that take readers as long as possible, one of each kind; for tests and the bench.

export interface WorstBody {
  name: string
  type: string
  body: string
}

const urlencoded = 'application/x-www-form-urlencoded'
const boundary = 'x'
const multipart = `multipart/form-data; boundary=${boundary}`
const json = 'application/json'

const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / piece.length))

/** Pieces that are told apart by their number. */
function numbered(piece: (number: string) => string, bytes: number): string[] {
  const pieces: string[] = []
  for (let length = 0, at = 0; length < bytes; at += 1) {
    const next = piece(at.toString(36))
    pieces.push(next)
    length += next.length + 1
  }
  return pieces.slice(0, -1)
}

const disposition = 'Content-Disposition: form-data; name="a"'
const part = (more: string) => `--${boundary}\r\n${disposition}${more}\r\n\r\n\r\n`
const closing = `--${boundary}--\r\n`
/** One part around the content. */
const alone = (content: string, of = boundary) =>
  `--${of}\r\n${disposition}\r\n\r\n${content}\r\n--${of}--\r\n`

const longBoundary = '-'.repeat(70)

/** As many lines as an order may have, each with as many options and add-ons as it may. */
const badLines = Array.from({ length: 50 }, () => ({
  item_id: 1,
  quantity: 1,
  variation: Array(50).fill('x'),
  add_on_ids: Array(200).fill('x'),
}))

export function worstBodies(bytes = 1_000_000): WorstBody[] {
  const form = (name: string, body: string) => ({ name: `a form of ${name}`, type: urlencoded, body })
  const files = (name: string, body: string, type = multipart) => ({ name: `parts of ${name}`, type, body })
  const data = (name: string, body: string) => ({ name: `JSON of ${name}`, type: json, body })
  const inText = (text: string) => JSON.stringify({ cart: text })
  return [
    form('one name, again and again', filled('a&', bytes)),
    form('one list, again and again', filled('a[]=b&', bytes)),
    form('nothing', filled('&', bytes)),
    form('other names', numbered((at) => at, bytes).join('&')),
    form('one long value', `a=${filled('%61', bytes)}`),
    form('one long name', filled('%61', bytes)),
    form('brackets', filled('[', bytes)),
    form('commas', `cart=${filled(',', bytes)}`),
    files('one letter', filled(part(''), bytes) + closing),
    files('files', filled(part('; filename="b"'), bytes) + closing),
    files(
      'files whose type is blank',
      filled(part(`; filename="b"\r\nContent-Type: a${' '.repeat(3_900)}b`), bytes) + closing,
    ),
    files('headers', `--${boundary}\r\n${disposition}\r\n${filled('a: b\r\n', bytes)}\r\n\r\n${closing}`),
    files('a long name', `--${boundary}\r\n${disposition}${filled('; a=b', bytes)}\r\n\r\n\r\n${closing}`),
    files(
      'almost boundaries',
      alone(filled(`\r\n--${longBoundary.slice(1)}`, bytes), longBoundary),
      `multipart/form-data; boundary=${longBoundary}`,
    ),
    files('dashes', alone(filled('-', bytes), longBoundary), `multipart/form-data; boundary=${longBoundary}`),
    data('open lists', filled('[', bytes)),
    data('lists in lists', `{"a":${filled('[', bytes / 2)}${filled(']', bytes / 2)}}`),
    data('objects in objects', `${filled('{"":', bytes * 0.8)}0${filled('}', bytes * 0.2)}`),
    data('numbers', `{"a":[0${filled(',0', bytes)}]}`),
    data('other keys', `{${numbered((at) => `"${at}":0`, bytes).join(',')}}`),
    data('other shapes', `{"a":[${numbered((at) => `{"${at}":0}`, bytes).join(',')}]}`),
    data('zero bytes', `{"a":"${filled('\\u0000', bytes)}"}`),
    data('half letters', `{"a":"${filled('\\ud800', bytes)}"}`),
    data('JSON in text', inText(filled('[', bytes))),
    data('JSON in text, each letter by its number', `{"cart":"${filled('\\u005b', bytes)}"}`),
    data('bad options', JSON.stringify({ cart: badLines })),
    data('bad options in text', inText(JSON.stringify(badLines))),
    data('digits of another script', JSON.stringify({ contact_person_number: '٣'.repeat(bytes / 2) })),
    data('an address of letters', inText('a@'.padEnd(bytes, 'a.'))),
  ]
}
