// Numbers as people type them: with a comma or a point, groups of thousands, spaces, and the digits of their own script.

/** Arabic-Indic and Persian digits, which many keyboards type. */
const ownDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

function latinDigits(text: string): string {
  return text.replace(ownDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}

const spaces = /[\s\u00a0\u202f'’]/g

/** The last separator is the decimal one, unless it stands where one of thousands would and cannot be another. */
function split(text: string, decimals: number): [whole: string, fraction: string] {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  if (at < 0) return [text, '']
  const fraction = text.slice(at + 1)
  const mark = text[at]
  const isRepeated = text.indexOf(mark ?? '') !== at
  const isGroup = fraction.length === 3 && (isRepeated || decimals < 3)
  return isGroup ? [text, ''] : [text.slice(0, at), fraction]
}

/** Null is nothing typed; NaN is no number. */
export function typedNumber(text: string, decimals: number): number | null {
  const plain = latinDigits(text).replaceAll('٫', '.').replaceAll('٬', ',').replace(spaces, '')
  if (plain === '') return null
  const [, sign = '', rest = ''] = /^([-−+]?)(.*)$/.exec(plain) ?? []
  const [whole, fraction] = split(rest, decimals)
  const digits = whole.replaceAll(/[.,](?=\d{3}(\D|$))/g, '')
  if (!/^\d{0,15}$/.test(digits) || !/^\d*$/.test(fraction) || digits + fraction === '') return Number.NaN
  if (fraction.length > decimals) return Number.NaN
  return Number(`${sign === '' || sign === '+' ? '' : '-'}${digits || '0'}.${fraction || '0'}`)
}

/** As it stands in the field: no groups, so that a cursor finds its place. */
export function numberText(value: number | null | undefined, decimals: number): string {
  if (value == null || Number.isNaN(value)) return ''
  const isWhole = Number.isInteger(value)
  return isWhole ? String(value) : value.toFixed(decimals).replace(/0+$/, '').replace(/\.$/, '')
}
