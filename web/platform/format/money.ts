// One formatter for every amount on screen: symbol, its side and the decimals come from the settings (CRD-08).

export interface MoneySettings {
  currency_symbol: string
  currency_symbol_direction: 'left' | 'right'
  digit_after_decimal_point: number
}

/** Western digits in every language: prices must read the same on screen, on the receipt and at the door. */
const grouping = 'en-US'

export function formatCount(count: number): string {
  return count.toLocaleString(grouping)
}

export function formatMoney(amount: number, settings: MoneySettings): string {
  const digits = settings.digit_after_decimal_point
  const figures = Math.abs(amount).toLocaleString(grouping, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const sign = amount < 0 ? '-' : ''
  const { currency_symbol: symbol } = settings
  return settings.currency_symbol_direction === 'left'
    ? `${sign}${symbol}${figures}`
    : `${sign}${figures} ${symbol}`
}
