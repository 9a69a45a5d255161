// Values nobody means well with: each has broken some program before.
import type { Chance } from '#demo/art/paint/random.ts'
import { hostileTexts, marks } from './hostile-texts.ts'
import { FilePart, jsonText, RawJson } from './wire-value.ts'

const numbers = [
  0,
  -0,
  1,
  -1,
  0.1,
  1.005,
  -0.0001,
  255,
  1e15,
  1e21,
  1e308,
  5e-324,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  90.0000001,
  181,
  new RawJson('1e999'),
  new RawJson('-1e999'),
  new RawJson(`${'9'.repeat(400)}`),
  new RawJson(`0.${'0'.repeat(400)}1`),
] as const

const deep = (open: string, close: string, times: number) =>
  new RawJson(open.repeat(times) + close.repeat(times))

const structures: readonly (readonly [string, (chance: Chance) => unknown])[] = [
  ['null', () => null],
  ['flag', (chance) => chance.maybe(0.5)],
  ['empty list', () => []],
  ['empty object', () => ({})],
  ['list', (chance) => [hostileText(chance), hostileNumber(chance), null]],
  ['long list', (chance) => Array.from({ length: chance.whole(50, 600) }, (_, at) => at)],
  ['a text that is no text', () => ({ toString: 1 })],
  ['a value that is no value', () => ({ valueOf: { toString: 'x' }, length: -1 })],
  ['prototype', () => new RawJson('{"__proto__":{"polluted":"fuzz","status":1}}')],
  ['constructor', () => new RawJson('{"constructor":{"prototype":{"polluted":"fuzz"}}}')],
  ['numbered', () => ({ 0: 'a', 1: 'b', length: 2 })],
  ['then', () => new RawJson('{"then":"fuzz"}')],
  ['toJSON', () => ({ toJSON: 'fuzz', id: 1 })],
  ['twice', () => new RawJson('{"a":1,"a":[2]}')],
  ['deep list', (chance) => deep('[', ']', chance.whole(20, 3_000))],
  ['deep object', (chance) => deep('{"a":', '}', chance.whole(20, 400))],
  ['json as text', (chance) => jsonText(hostileValue(chance))],
  ['file', (chance) => hostileFile(chance)],
]

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture that says it is 65,535 pixels wide and high. */
const hugePicture = Buffer.concat([
  onePixel.subarray(0, 16),
  Buffer.from('0000ffff0000ffff', 'hex'),
  onePixel.subarray(24),
])

const files: readonly ((chance: Chance) => FilePart)[] = [
  () => new FilePart('dot.png', 'image/png', onePixel),
  () => new FilePart('huge.png', 'image/png', hugePicture),
  () => new FilePart('cut.png', 'image/png', onePixel.subarray(0, 30)),
  () => new FilePart('empty.png', 'image/png', Buffer.alloc(0)),
  () => new FilePart('../../up.png', 'image/png', onePixel),
  () => new FilePart('a\0b.png', 'text/html', onePixel),
  () => new FilePart('page.html', 'text/html', Buffer.from(marks.script)),
  () =>
    new FilePart(
      'drawing.svg',
      'image/svg+xml',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${marks.script}</svg>`),
    ),
  (chance) =>
    new FilePart(
      'noise.jpg',
      'image/jpeg',
      Buffer.from(Array.from({ length: 200 }, () => chance.whole(0, 255))),
    ),
]

const pickFrom = <Value>(values: readonly Value[], chance: Chance): Value => {
  const value = values[chance.whole(0, values.length - 1)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

export function hostileText(chance: Chance): string {
  if (chance.maybe(0.02))
    return pickFrom(['x', '\u0416', '<', '\ud83d', '['], chance).repeat(chance.whole(1_000, 30_000))
  const text = pickFrom(hostileTexts, chance)
  return chance.maybe(0.1) ? text + pickFrom(hostileTexts, chance) : text
}

export function hostileNumber(chance: Chance): unknown {
  return pickFrom(numbers, chance)
}

export function hostileFile(chance: Chance): FilePart {
  return pickFrom(files, chance)(chance)
}

export function hostileValue(chance: Chance): unknown {
  const kind = chance.between(0, 1)
  if (kind < 0.55) return hostileText(chance)
  if (kind < 0.75) return hostileNumber(chance)
  const [, make] = pickFrom(structures, chance)
  return make(chance)
}

const names = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '_method',
  'guest_id',
  'id',
  '',
  '[]',
  'a[b][c]',
  '\0',
  'then',
]

export function hostileName(chance: Chance): string {
  return chance.maybe(0.8) ? pickFrom(names, chance) : hostileText(chance)
}
