// Gives a passkey the name its owner knows the device by.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { passkeyEndpoints } from '#contract/features/session/passkey.endpoints.ts'
import { type Passkey, passkeyName } from '#contract/features/session/passkey.schema.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

export function RenamePasskey({ passkey }: { passkey: Passkey }) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={t('profile.passkey_rename_of', { name: passkey.name })}
        onClick={() => setOpen(true)}
      >
        {t('profile.passkey_rename')}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={t('profile.passkey_rename_title')}
        closeLabel={t('common.close')}
        size="small"
      >
        <RenameForm passkey={passkey} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function RenameForm({ passkey, onDone }: { passkey: Passkey; onDone(): void }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { api } = useAccess()
  const queryClient = useQueryClient()
  const [name, setName] = useState(passkey.name)
  const [isWrong, setWrong] = useState(false)
  const rename = useMutation({
    mutationFn: () =>
      api.call(passkeyEndpoints.rename, { params: { id: passkey.id }, input: { name }, quiet: true }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      onDone()
      await queryClient.invalidateQueries({ queryKey: [passkeyEndpoints.list.path] })
    },
  })
  const refusal = rename.error ? refusalOf(rename.error) : undefined
  return (
    <form
      noValidate
      className="flex flex-col gap-4 pb-2"
      onSubmit={(event) => {
        event.preventDefault()
        const isRight = passkeyName.safeParse(name).success
        setWrong(!isRight)
        if (isRight) rename.mutate()
      }}
    >
      <TextField
        label={t('profile.passkey_name')}
        autoComplete="off"
        required
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isWrong ? t('profile.wrong_passkey_name') : refusal}
      />
      <Button type="submit" loading={rename.isPending}>
        {t('common.save')}
      </Button>
    </form>
  )
}
