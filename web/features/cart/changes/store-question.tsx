// One store at a time (CRT-10): asks before a cart of another store is set aside.
import { useTranslations } from 'use-intl'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'

export interface StoreQuestionProps {
  open: boolean
  onAnswer(goOn: boolean): void
}

export function StoreQuestion({ open, onAnswer }: StoreQuestionProps) {
  const t = useTranslations('cart')
  const texts = useConfirmTexts({ question: t('different_store'), detail: t('different_store_detail') })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
      texts={texts}
    />
  )
}
