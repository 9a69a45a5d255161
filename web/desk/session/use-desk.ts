// Who is signed in, and how the shop writes dates: what every screen inside the desk may ask for.
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { fallbackText, type WrittenText } from '#contract/core/desk.ts'
import { defaultLanguage } from '#contract/core/language.ts'
import { formatMoney } from '#contract/core/money-text.ts'
import type { Permission } from '#contract/core/permission.ts'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import type { OwnAccount } from '#contract/features/staff/staff.schema.ts'
import { type MomentFormat, momentText } from '#web/platform/format/moment.ts'
import { deskQuery } from './desk-api.ts'
import { usePreferences } from './preferences.ts'

export function accountQuery() {
  return deskQuery(staffEndpoints.account)
}

/** Only below the frame, which has loaded it. */
export function useAccount(): OwnAccount {
  return useSuspenseQuery(accountQuery()).data
}

export function useMay(permission: Permission): boolean {
  return useAccount().permissions.includes(permission)
}

const dayMs = 24 * 60 * 60_000

/** Until the shop has said, and where it cannot, the reader's own clock counts. */
export function useShopSettings() {
  const { data } = useQuery({ ...deskQuery(contentEndpoints.config), staleTime: dayMs })
  return {
    name: data?.business_name ?? 'Fivefold',
    timeZone: data?.time_zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    timeformat: data?.timeformat ?? '24',
    /** What a blank text of another language falls back to. */
    mainLanguage: data?.sys_language.find((one) => one.default)?.key ?? defaultLanguage,
    /** Where a map begins that shows nothing yet. */
    centre: { lat: Number(data?.default_location.lat ?? 0), lng: Number(data?.default_location.lng ?? 0) },
    money: {
      currency_symbol: data?.currency_symbol ?? '',
      currency_symbol_direction: data?.currency_symbol_direction ?? 'left',
      digit_after_decimal_point: data?.digit_after_decimal_point ?? 2,
    },
  } as const
}

/** A written text in the language of whoever looks, or as customers would read it instead. */
export function useReadText(): (text: WrittenText) => string {
  const { language } = usePreferences()
  const { mainLanguage } = useShopSettings()
  return (text) => text[language] || fallbackText(text, mainLanguage)
}

export function useMoment(): (instant: string, look: MomentFormat) => string {
  const { language } = usePreferences()
  const { timeZone, timeformat } = useShopSettings()
  return (instant, look) => momentText(new Date(instant), look, { language, timeZone, timeformat })
}

export function useMoney(): (amount: number) => string {
  const { money } = useShopSettings()
  return (amount) => formatMoney(amount, money)
}
