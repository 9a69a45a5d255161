// Puts a text into the clipboard and says so.
import { useTranslations } from 'use-intl'
import { notify } from '#web/ui/overlay/notify.ts'

export function useCopy(): (text: string) => Promise<void> {
  const t = useTranslations('desk')
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(t('copied'), { id: 'copied' })
    } catch {
      notify.error(t('copy_failed'), { id: 'copied' })
    }
  }
}
