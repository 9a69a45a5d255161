// Before a word leaves its list: how many items use it, and whether it can go.
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deskWordEndpoints } from '#contract/features/category/desk/desk-category.endpoints.ts'
import type { DeskWord } from '#contract/features/category/desk/desk-category.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useReadText } from '#web/desk/session/use-desk.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

export type WordKind = keyof typeof deskWordEndpoints

type RemoveWordProps = { kind: WordKind; word: DeskWord; onClose: () => void }

export function RemoveWord({ kind, word, onClose }: RemoveWordProps) {
  const t = useTranslations('desk_category')
  const name = useReadText()(word.name)
  const refusalOf = useRefusal()
  const ends = deskWordEndpoints[kind]
  const remove = useMutation({
    mutationFn: () => deskCall(ends.remove, { params: { id: word.id }, input: { version: word.version } }),
    onSuccess: () => notify.success(t('removed')),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: async () => {
      onClose()
      await readAgain(ends.list)
    },
  })
  const unused = kind === 'attributes' ? t('remove_attribute') : t('remove_unused')
  const texts = useConfirmTexts({
    question: t('remove_title', { name }),
    detail: word.items > 0 ? t('remove_used', { count: word.items }) : unused,
    confirm: t('remove_confirm'),
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      texts={texts}
      tone="danger"
      loading={remove.isPending}
      onConfirm={() => remove.mutate()}
      condition={word.items > 0 ? { met: false, box: null } : undefined}
    />
  )
}
