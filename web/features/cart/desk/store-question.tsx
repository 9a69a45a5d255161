// One store at a time (CRT-10): asks before a cart of another store is set aside.
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

export interface StoreQuestionProps {
  open: boolean
  onAnswer(goOn: boolean): void
}

export function StoreQuestion({ open, onAnswer }: StoreQuestionProps) {
  const t = useTranslations()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
      texts={{
        question: t('cart.different_store'),
        detail: t('cart.different_store_detail'),
        cancel: t('common.cancel'),
        confirm: t('common.yes'),
      }}
    />
  )
}
