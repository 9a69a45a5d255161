// Amounts, counts and days as this shop writes them.
import { useQuery } from '@tanstack/react-query'
import { formatCount, formatMoney, type MoneySettings } from '#contract/core/money-text.ts'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { writtenMomentText } from '#web/platform/format/moment.ts'
import { deskQuery } from './desk-api.ts'
import { usePreferences } from './preferences.ts'

/** Until the shop has said. */
const plain: MoneySettings = {
  currency_symbol: '',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 2,
}

export function useFigures() {
  const { language } = usePreferences()
  const { data } = useQuery(deskQuery(contentEndpoints.config))
  return {
    money: (amount: number) => formatMoney(amount, data ?? plain),
    count: formatCount,
    /** YYYY-MM-DD. */
    day: (day: string, look: 'day' | 'date' | 'month' = 'date') =>
      writtenMomentText(day, look, { language, timeformat: data?.timeformat ?? '24' }),
  }
}
