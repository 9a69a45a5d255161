// One way to write every amount, on screen and on pages the server makes: symbol, its side and the decimals come from the settings (CRD-08).

export interface MoneySettings {
  currency_symbol: string
  currency_symbol_direction: 'left' | 'right'
  digit_after_decimal_point: number
}

/** Western digits in every language: prices must read the same on screen, on the receipt and at the door. */
const grouping = 'en-US'

/** A formatter costs a hundred times what it formats: one for each number of decimals. */
const formatters = new Map<number, Intl.NumberFormat>()

function withDigits(digits: number): Intl.NumberFormat {
  const known = formatters.get(digits)
  if (known) return known
  const made = new Intl.NumberFormat(grouping, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  formatters.set(digits, made)
  return made
}

export function formatCount(count: number): string {
  return count.toLocaleString(grouping)
}

export function formatMoney(amount: number, settings: MoneySettings): string {
  const figures = withDigits(settings.digit_after_decimal_point).format(Math.abs(amount))
  const sign = amount < 0 ? '-' : ''
  const { currency_symbol: symbol } = settings
  return settings.currency_symbol_direction === 'left'
    ? `${sign}${symbol}${figures}`
    : `${sign}${figures} ${symbol}`
}
