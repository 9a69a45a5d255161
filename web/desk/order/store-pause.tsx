// Pausing the store from its board, where one store is looked at: nobody leaves the kitchen for it.
import { useQuery } from '@tanstack/react-query'
import Pause from 'lucide-react/icons/pause'
import { useTranslations } from 'use-intl'
import { deskStoreEndpoints } from '#contract/features/store/desk/desk-store.endpoints.ts'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { OpeningMenu } from '#web/desk/store/opening-menu.tsx'
import { Button } from '#web/ui/action/button.tsx'

export function StorePause({ store_id }: { store_id: number | null }) {
  const t = useTranslations()
  const isMine = useMay('edit_stores')
  const { data: store } = useQuery({
    ...deskQuery(deskStoreEndpoints.one, { params: { id: store_id ?? 0 } }),
    enabled: isMine && store_id !== null,
  })
  if (!isMine || store_id === null || !store) return null
  return (
    <OpeningMenu
      store={store}
      trigger={
        <Button variant="outline">
          <Pause aria-hidden size={18} />
          {store.state === 'open' ? t('desk_orders.pause') : t(`desk_stores.${store.state}`)}
        </Button>
      }
    />
  )
}
