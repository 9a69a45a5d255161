// What a setting is called, what it is for, and what is said when it cannot be so.
import { useTranslations } from 'use-intl'
import type { desk_settings } from '#web/messages/en/desk/settings.ts'

/** Those without a place to fill in. */
type Key = Exclude<keyof typeof desk_settings, 'entry' | 'gateways' | 'remove_one' | 'time_zone'>

export function useSettingWords() {
  const t = useTranslations('desk_settings')
  const known = (key: string) => (t.has(key as Key) ? t(key as Key) : undefined)
  const label = (name: string) => known(name) ?? name
  return {
    label,
    hint: (name: string) => known(`${name}_hint`),
    choice: (name: string, value: string) => known(`${name}_${value}`) ?? known(`kind_${value}`) ?? value,
    fieldWords(name: string) {
      const slip = known(`${name}_slip`)
      return { label: name === 'default_location' ? label('lat') : label(name), ...(slip ? { slip } : {}) }
    },
  }
}
