// Offers push messages where somebody waits for something; a refusal is never asked again.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import BellRing from 'lucide-react/icons/bell-ring'
import { useTranslations } from 'use-intl'
import { enablePush, pushState } from '#web/platform/push/push.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

/** Below the path of what is personal: signing in or out asks anew. */
const stateKey = ['/customer/push/subscribe', 'state']

export const pushStateQuery = { queryKey: stateKey, queryFn: pushState }

export function PushOffer() {
  const t = useTranslations('shell')
  const { api } = useAccess()
  const queryClient = useQueryClient()
  const { data: state } = useQuery(pushStateQuery)
  const { mutate, isPending } = useMutation({
    mutationFn: () => enablePush(api),
    onSuccess: (next) => {
      queryClient.setQueryData(stateKey, next)
      if (next === 'on') notify.success(t('push_on'))
    },
    // No network, or a browser whose push service cannot be reached.
    onError: () => notify.error(t('push_failed')),
  })
  if (state !== 'off') return null
  return (
    <div className="flex items-center gap-3 rounded-card bg-fill p-3">
      <BellRing aria-hidden size={20} className="shrink-0 text-accent-ink" />
      <p className="min-w-0 flex-1 text-13 text-ink-soft">{t('push_offer')}</p>
      <Button size="small" variant="soft" loading={isPending} onClick={() => mutate()}>
        {t('push_turn_on')}
      </Button>
    </div>
  )
}
