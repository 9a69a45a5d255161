// Ends something for good, after a question, or brings it back switched off.
import { useMutation } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { PeriodState } from '#contract/core/desk-period.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

type ArchiveButtonProps = {
  state: PeriodState
  name: string
  setArchived: (isArchived: boolean) => Promise<unknown>
}

export function ArchiveButton({ state, name, setArchived }: ArchiveButtonProps) {
  const t = useTranslations('promotions')
  const refusalOf = useRefusal()
  const [isAsked, setAsked] = useState(false)
  const isArchived = state === 'archived'
  const { mutate, isPending } = useMutation({
    mutationFn: () => setArchived(!isArchived),
    onSuccess: () => notify.success(t(isArchived ? 'is_restored' : 'is_archived', { name })),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => setAsked(false),
  })
  const texts = useConfirmTexts({
    question: t('archive_question', { name }),
    detail: t('archive_detail'),
    confirm: t('archive'),
  })
  const Icon = isArchived ? ArchiveRestore : Archive
  return (
    <>
      <Button variant="soft" loading={isPending} onClick={() => (isArchived ? mutate() : setAsked(true))}>
        <Icon aria-hidden size={18} />
        {t(isArchived ? 'restore' : 'archive')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        texts={texts}
        tone="danger"
        loading={isPending}
        onConfirm={() => mutate()}
      />
    </>
  )
}
