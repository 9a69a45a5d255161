// What a device is called in the language of the desk.
import { useTranslations } from 'use-intl'
import { deviceOf } from './device.rules.ts'

export function useDeviceText(): (userAgent: string) => string {
  const t = useTranslations('account')
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent)
    if (browser && system) return t('device_on', { browser, system })
    return browser ?? system ?? t('unknown_device')
  }
}
