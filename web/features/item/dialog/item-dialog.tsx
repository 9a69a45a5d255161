// An item over the page it was found on: a dialog, on phones a sheet from below (ITM-01).
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { type AskedItem, soldItemQuery } from '../sold-item.queries.ts'
import { ItemDialogBody } from './item-dialog-body.tsx'
import { ItemDialogSkeleton } from './item-dialog-skeleton.tsx'
import type { ItemSlots, OpenedLine } from './item-order.ts'

interface ItemDialogProps extends ItemSlots {
  access: QueryAccess
  asked: AskedItem | null
  /** The line of the cart it is opened for (CRT-03). */
  opened: OpenedLine | undefined
  onClose(): void
}

export function ItemDialog({ access, asked, opened, onClose, ...slots }: ItemDialogProps) {
  const t = useTranslations()
  const shown = useLastAsked(asked)
  const { data, error, refetch } = useQuery({
    ...soldItemQuery(access, shown ?? { id: '', campaign: false }),
    enabled: shown !== null,
    retry: (failures, failure) => failures < 1 && !isMissing(failure),
  })
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={data?.item.name ?? t('common.loading')}
      closeLabel={t('common.close')}
      size="large"
      header="over"
    >
      {data && !isMissing(error) ? (
        <ItemDialogBody
          key={`${data.item.id}/${shown?.campaign}/${opened?.cart_id}`}
          sold={data}
          opened={opened}
          onDone={onClose}
          {...slots}
        />
      ) : (
        <Unloaded error={error} onRetry={() => refetch()} />
      )}
    </Dialog>
  )
}

function isMissing(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.status === 404
}

function Unloaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslations()
  if (!error) return <ItemDialogSkeleton />
  if (isMissing(error)) return <EmptyState picture={<EmptyPicture />} title={t('item.not_found')} />
  return (
    <div className="px-5 pt-18 pb-6">
      <QuietFailure text={t('item.failed')} retryLabel={t('common.retry')} onRetry={onRetry} />
    </div>
  )
}

/** While the dialog goes away it still shows what it showed. */
function useLastAsked(asked: AskedItem | null): AskedItem | null {
  const [last, setLast] = useState(asked)
  if (asked && (asked.id !== last?.id || asked.campaign !== last.campaign)) setLast(asked)
  return asked ?? last
}
