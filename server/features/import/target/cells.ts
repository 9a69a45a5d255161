// Reads what people write into cells: numbers with commas, yes in four languages, times, lists, opening hours.
import { cutText } from '#contract/core/clean-value.ts'
import type { RowFailure } from '#contract/features/import/import.failures.ts'

type Parameters = Readonly<Record<string, string | number>>

/** The cell cannot be read; its row is refused with this reason. */
export class CellRefused extends Error {
  readonly key: RowFailure
  readonly parameters: Parameters

  constructor(key: RowFailure, parameters: Parameters = {}) {
    super(key)
    this.key = key
    this.parameters = parameters
  }
}

export function refuseCell(key: RowFailure, parameters: Parameters = {}): never {
  throw new CellRefused(key, parameters)
}

const shown = (cell: string) => (cell.length > 60 ? `${cutText(cell, 60)}…` : cell)

/** `1 234,50`, `1,234.50`, `12.50 USD`. One comma before three digits may be either, and is refused. */
export function readNumber(cell: string): number {
  const bare = cell
    .replaceAll(/[\s\u00a0\u202f'’]/g, '')
    .replaceAll(/^[\p{L}\p{Sc}]+\.?|\.?[\p{L}\p{Sc}]+$/gu, '')
  if (/^[+-]?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(bare)) return Number(bare)
  if (/^[+-]?\d{1,3}[,]\d{3}$/.test(bare)) return refuseCell('unclear_number', { value: shown(cell) })
  if (/^[+-]?\d+,\d+$/.test(bare)) return Number(bare.replace(',', '.'))
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''))
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(bare)) return Number(bare.replaceAll('.', '').replace(',', '.'))
  return refuseCell('not_number', { value: shown(cell) })
}

export interface Range {
  least: number
  most: number
}

export function inRange(number: number, { least, most }: Range): number {
  return number >= least && number <= most ? number : refuseCell('out_of_range', { least, most })
}

export function readWhole(cell: string, range: Range): number {
  const number = readNumber(cell)
  if (!Number.isInteger(number)) refuseCell('not_whole_number', { value: shown(cell) })
  return inRange(number, range)
}

/** Hundredths of what is written: money, and percent with two decimals. */
export function readHundredths(cell: string, range: Range): number {
  return Math.round(inRange(readNumber(cell), range) * 100)
}

export const writeHundredths = (stored: number) =>
  Number.isInteger(stored / 100) ? String(stored / 100) : (stored / 100).toFixed(2)

const yes = [
  'yes',
  'y',
  'true',
  '1',
  'on',
  'active',
  'published',
  'available',
  'да',
  'ҳа',
  'нам',
  'نعم',
  'true()',
]
const no = [
  'no',
  'n',
  'false',
  '0',
  'off',
  'inactive',
  'draft',
  'hidden',
  'unavailable',
  'нет',
  'не',
  'لا',
  '-1',
]

export function readFlag(cell: string): boolean {
  const word = cell.toLowerCase()
  if (yes.includes(word)) return true
  return no.includes(word) ? false : refuseCell('not_flag', { value: shown(cell) })
}

export const writeFlag = (flag: boolean) => (flag ? 'yes' : 'no')

const minutesOfDay = 1_440

/** `9:30`, `09:30:00`, `9:30 PM`, or the part of a day Excel makes of it. */
export function readTime(cell: string): string {
  const [, hours, minutes, half] = /^(\d{1,2})[:.](\d{2})(?::\d{2})?\s*([ap]\.?m\.?)?$/i.exec(cell) ?? []
  if (hours !== undefined && minutes !== undefined) {
    const late = half?.toLowerCase().startsWith('p') && Number(hours) < 12 ? 12 : 0
    const early = half?.toLowerCase().startsWith('a') && Number(hours) === 12 ? -12 : 0
    return timeOf((Number(hours) + late + early) * 60 + Number(minutes), cell)
  }
  if (/^0?\.\d+$|^0$|^1$/.test(cell))
    return timeOf(Math.round(Number(cell) * minutesOfDay) % minutesOfDay, cell)
  return refuseCell('not_time', { value: shown(cell) })
}

function timeOf(minutes: number, cell: string): string {
  if (minutes < 0 || minutes > minutesOfDay) return refuseCell('not_time', { value: shown(cell) })
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:00`
}

const mostParts = 100

/** Parted by semicolons; one that belongs to a text is written `\;`. */
export function readList(cell: string): string[] {
  const parts = cell.replaceAll('\\\\', '\u0001').replaceAll('\\;', '\u0002').split(';')
  if (parts.length > mostParts) refuseCell('too_many_parts', { most: mostParts })
  return parts.map((part) => part.replaceAll('\u0002', ';').replaceAll('\u0001', '\\').trim())
}

export function writeList(parts: readonly string[]): string {
  return parts.map((part) => part.replaceAll('\\', '\\\\').replaceAll(';', '\\;')).join('; ')
}

export function readWords(cell: string): string[] {
  return [...new Set(readList(cell).filter((part) => part !== ''))]
}

export function readText(cell: string, most: number): string {
  return cell.length <= most ? cell : refuseCell('too_long', { most })
}

export function readChoice<const Choice extends string>(cell: string, choices: readonly Choice[]): Choice {
  const word = cell.toLowerCase()
  const found = choices.find((choice) => choice === word)
  return found ?? refuseCell('not_one_of', { value: shown(cell), choices: choices.join(', ') })
}

export { shown as shownCell }
