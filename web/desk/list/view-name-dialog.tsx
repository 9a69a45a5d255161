// The name of a view: of a new one, or another one for a view there is.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { savedViewEndpoints } from '#contract/features/staff/saved-view.endpoints.ts'
import { type SavedView, viewName, viewNameLongest } from '#contract/features/staff/saved-view.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

interface About {
  /** Null: a new one. */
  view: SavedView | null
  list: string
  text: string
}

type ViewNameDialogProps = {
  about: About | null
  onClose: () => void
  onSaved: (view: SavedView) => void
}

export function ViewNameDialog({ about, onClose, onSaved }: ViewNameDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={about !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={about?.view ? t('desk_list.rename_view', { name: about.view.name }) : t('desk_list.save_view')}
      closeLabel={t('common.close')}
      size="small"
    >
      {about && <NameForm about={about} onClose={onClose} onSaved={onSaved} />}
    </Dialog>
  )
}

const nameForm = z.object({ name: viewName })

function NameForm({ about, onClose, onSaved }: ViewNameDialogProps & { about: About }) {
  const t = useTranslations('desk_list')
  const refusalOf = useRefusal()
  const { view, list, text } = about
  const form = useForm({ resolver: zodResolver(nameForm), defaultValues: { name: view?.name ?? '' } })
  const { errors, isSubmitting } = form.formState
  const save = async ({ name }: { name: string }) => {
    try {
      const saved = view
        ? await deskCall(savedViewEndpoints.change, { params: { id: view.id }, input: { name } })
        : await deskCall(savedViewEndpoints.save, { input: { list, name, search: text } })
      onSaved(saved)
      onClose()
      notify.success(t('view_saved', { name: saved.name }))
      await readAgain(savedViewEndpoints.list)
    } catch (error) {
      showRefusal(form.setError, error, ['name'], refusalOf(error))
    }
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(save)}>
      <TextField
        label={t('view_name')}
        hint={t('view_name_hint')}
        autoComplete="off"
        maxLength={viewNameLongest}
        required
        error={fieldError(errors.name, t('view_name_missing'))}
        {...form.register('name')}
      />
      <FormRefusal text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>
        {t('view_save')}
      </Button>
    </form>
  )
}
