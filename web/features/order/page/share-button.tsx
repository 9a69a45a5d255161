// A private link to status and arrival: made on a press, passed on by the device, ended by another press.
import { useMutation } from '@tanstack/react-query'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { trackingEndpoints } from '#contract/features/order/tracking.endpoints.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

export function ShareButton({ order_id }: { order_id: number }) {
  const t = useTranslations('order')
  const { api } = useAccess()
  const [url, setUrl] = useState<string | null>(null)
  const share = useMutation({
    mutationFn: () => api.call(trackingEndpoints.share, { input: { order_id } }),
    onSuccess: async ({ path }) => {
      const made = new URL(path, window.location.origin).href
      setUrl(made)
      await passOn(made, t('share_copied'))
    },
  })
  const end = useMutation({
    mutationFn: () => api.call(trackingEndpoints.unshare, { input: { order_id } }),
    onSuccess: () => {
      setUrl(null)
      notify.success(t('share_ended'))
    },
  })
  return (
    <>
      <Button variant="soft" loading={share.isPending} onClick={() => share.mutate()}>
        <Share2 aria-hidden size={18} />
        {t('share')}
      </Button>
      {url ? (
        <div className="flex flex-col gap-2 rounded-card bg-fill p-3 text-13">
          <bdi dir="ltr" className="wrap-anywhere">
            {url}
          </bdi>
          <Button variant="ghost" size="small" loading={end.isPending} onClick={() => end.mutate()}>
            {t('share_end')}
          </Button>
        </div>
      ) : null}
    </>
  )
}

/** The device's own way to share; without one the link is copied, and shown in any case. */
async function passOn(url: string, copied: string): Promise<void> {
  try {
    if (navigator.share) return await navigator.share({ url })
    await navigator.clipboard.writeText(url)
    notify.success(copied)
  } catch {
    // Dismissed, or not allowed to copy: the link stands on the page.
  }
}
