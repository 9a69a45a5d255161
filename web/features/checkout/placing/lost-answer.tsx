// An order from the cart whose answer was lost: the cart may be empty by now, so the shop is asked here what became of it.
import { useTranslations } from 'use-intl'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { type DraftName, useDraft } from '../draft/draft-store.ts'
import { usePrescription } from '../prescription/use-prescription.ts'
import { useAfterPlacing } from './after-placing.ts'
import { usePlacing } from './use-placing.ts'

export function LostAnswer({ draftName }: { draftName: DraftName }) {
  const t = useTranslations('checkout')
  const { shop } = useAccess()
  const draft = useDraft(draftName)
  const { pictures } = usePrescription(draftName)
  const after = useAfterPlacing(draftName.kind)
  const placing = usePlacing(
    {
      draftName,
      module_id: shop.module?.id ?? 0,
      pictures,
      draft,
      quote: undefined,
      priceAgain: async () => undefined,
    },
    {
      // Nothing new is ordered from here.
      orderOf: () => null,
      onPlaced: after,
      onRefused: () => undefined,
    },
  )
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={t('unanswered_title')}
      text={t('unanswered')}
      action={
        <Button loading={placing.isPlacing} onClick={placing.place}>
          {t('ask_again')}
        </Button>
      }
    />
  )
}
