// Signing out by hand: the next page is the sign-in, and nothing leads back by itself.
import { useTranslations } from 'use-intl'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { endSession } from '#web/desk/session/enter.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export function useLeave(): () => Promise<void> {
  const t = useTranslations('desk')
  const go = useDeskNavigate()
  return async () => {
    await endSession()
    await go('/sign-in', {}, { replace: true })
    notify.success(t('signed_out'))
  }
}
