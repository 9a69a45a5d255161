// Another name for a passkey, and taking one back with the password.
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Passkey } from '#contract/features/session/passkey.schema.ts'
import { staffEndpoints } from '#contract/features/staff/staff.endpoints.ts'
import { staffPasskeyEndpoints } from '#contract/features/staff/staff-passkey.endpoints.ts'
import { passkeyForm } from '#web/desk/form/forms.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { fieldError, showRefusal } from '#web/platform/api/refusal.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { ProofForm } from './proof-form.tsx'

type PasskeyDialogProps = { passkey: Passkey | null; onClose: () => void }

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={passkey !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('account.passkey_rename_title')}
      closeLabel={t('common.close')}
      size="small"
    >
      {passkey && <RenameForm passkey={passkey} onClose={onClose} />}
    </Dialog>
  )
}

function RenameForm({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const form = useForm({ resolver: zodResolver(passkeyForm), defaultValues: { name: passkey.name } })
  const { errors, isSubmitting } = form.formState
  const rename = async (input: { name: string }) => {
    try {
      await deskCall(staffPasskeyEndpoints.rename, { params: { id: passkey.id }, input })
      onClose()
      notify.success(t('account.saved'))
      await readAgain(staffPasskeyEndpoints.list)
    } catch (error) {
      showRefusal(form.setError, error, ['name'], refusalOf(error))
    }
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={form.handleSubmit(rename)}>
      <TextField
        label={t('account.passkey_name')}
        autoComplete="off"
        required
        error={fieldError(errors.name, t('account.passkey_wrong_name'))}
        {...form.register('name')}
      />
      <FormRefusal text={errors.root?.message} />
      <Button type="submit" loading={isSubmitting}>
        {t('account.save')}
      </Button>
    </form>
  )
}

export function RemovePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const t = useTranslations()
  const remove = (id: number) => async (password: string) => {
    await deskCall(staffPasskeyEndpoints.remove, { params: { id }, input: { password } })
    onClose()
    notify.success(t('account.passkey_removed'))
    await readAgain(staffPasskeyEndpoints.list, staffEndpoints.account)
  }
  return (
    <Dialog
      open={passkey !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('account.passkey_remove_title')}
      closeLabel={t('common.close')}
      size="small"
    >
      {passkey && (
        <ProofForm
          text={t('account.passkey_remove_text', { name: passkey.name })}
          button={t('account.passkey_remove')}
          tone="danger"
          onProof={remove(passkey.id)}
        />
      )}
    </Dialog>
  )
}
