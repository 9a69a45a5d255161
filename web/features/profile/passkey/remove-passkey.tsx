// Takes a passkey back after asking: its device lets nobody in any more.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { passkeyEndpoints } from '#contract/features/session/passkey.endpoints.ts'
import type { Passkey } from '#contract/features/session/passkey.schema.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

export function RemovePasskey({ passkey: { id, name } }: { passkey: Passkey }) {
  const t = useTranslations()
  const { api } = useAccess()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => api.call(passkeyEndpoints.remove, { params: { id } }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await queryClient.invalidateQueries({ queryKey: [passkeyEndpoints.list.path] })
    },
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={t('profile.passkey_remove_of', { name })}
        onClick={() => setAsked(true)}
      >
        {t('profile.passkey_remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={() => remove.mutate()}
        loading={remove.isPending}
        tone="danger"
        texts={{
          question: t('profile.passkey_remove_question', { name }),
          detail: t('profile.passkey_remove_text'),
          cancel: t('common.no'),
          confirm: t('common.yes'),
        }}
      />
    </>
  )
}
