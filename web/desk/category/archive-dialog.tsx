// Before a category leaves: how many items are in it, and where they go.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskCategoryEndpoints } from '#contract/features/category/desk/desk-category.endpoints.ts'
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { useCategoryName } from './use-category-name.ts'

type ArchiveDialogProps = { category: DeskCategory; others: readonly DeskCategory[]; onClose: () => void }

export function ArchiveDialog({ category, others, onClose }: ArchiveDialogProps) {
  const t = useTranslations()
  const nameOf = useCategoryName()
  const refusalOf = useRefusal()
  const [target, setTarget] = useState<string | null>(null)
  const name = nameOf(category)
  const archive = useMutation({
    mutationFn: () =>
      deskCall(deskCategoryEndpoints.archive, {
        params: { id: category.id },
        input: { version: category.version, ...(target ? { move_items_to: Number(target) } : {}) },
      }),
    onSuccess: async () => {
      onClose()
      notify.success(t('desk_category.archived_notice', { name }))
      await readAgain(deskCategoryEndpoints.list)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('desk_category.archive_title', { name })}
      closeLabel={t('common.close')}
      size="small"
    >
      <div className="flex flex-col gap-4">
        <p className="text-14 text-ink-soft">
          {t(category.items > 0 ? 'desk_category.archive_items' : 'desk_category.archive_text', {
            count: category.items,
          })}
        </p>
        {category.items > 0 && (
          <Select
            label={t('desk_category.move_to')}
            options={others.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
            value={target}
            onValueChange={setTarget}
          />
        )}
        <FormRefusal text={archive.error ? refusalOf(archive.error) : undefined} />
        <Button loading={archive.isPending} onClick={() => archive.mutate()}>
          {t('desk_category.archive')}
        </Button>
      </div>
    </Dialog>
  )
}
