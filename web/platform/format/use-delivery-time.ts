// How long a delivery takes, in the language of the page.
import { useTranslations } from 'use-intl'
import { parseDeliveryTime } from './delivery-time.ts'

export function useDeliveryTime(): (written: string) => string {
  const t = useTranslations('common')
  return (written) => {
    const time = parseDeliveryTime(written)
    return time ? t(`time_${time.unit}`, { range: time.range }) : written
  }
}
