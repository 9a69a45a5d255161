// Passes the store on: the device's own way of sharing where it has one, else the link goes to the clipboard.
import Share2 from 'lucide-react/icons/share-2'
import { useTranslations } from 'use-intl'
import type { StoreDetails } from '#contract/features/store/store-details.schema.ts'
import { storeSearch } from '#web/features/store/store-link.tsx'
import { stringifySearch } from '#web/platform/navigation/search-text.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

/** Without distance and place: they are the sharer's own business. */
export function sharedAddress(store: StoreDetails, origin: string): string {
  const search = storeSearch(store)
  return `${origin}/store/${encodeURIComponent(store.slug || String(store.id))}${stringifySearch(search)}`
}

export function ShareButton({ store }: { store: StoreDetails }) {
  const t = useTranslations('storepage')
  const share = async () => {
    const url = sharedAddress(store, window.location.origin)
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title: store.name, url })
      await navigator.clipboard.writeText(url)
      notify.success(t('link_copied'), { id: 'share' })
    } catch (error) {
      // Who closed the device's panel changed their mind: nothing went wrong.
      if (error instanceof DOMException && error.name === 'AbortError') return
      notify.error(t('link_not_copied'), { id: 'share' })
    }
  }
  return (
    <IconButton label={t('share')} variant="floating" onClick={share}>
      <Share2 aria-hidden size={20} />
    </IconButton>
  )
}
