// Leaving for good (PRF-03): the question names what would be lost, and where there is something, has it agreed to.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import type { Profile } from '#contract/features/profile/profile.schema.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { profileQuery } from '#web/platform/session/profile-query.ts'
import { endSession } from '#web/platform/session/session.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { DeletionWarning } from './deletion-warning.tsx'

export function DeleteAccount({ profile }: { profile: Profile }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const access = useAccess()
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const [isAgreed, setAgreed] = useState(false)
  const { wallet_balance, loyalty_point } = profile
  const hasSomething = wallet_balance > 0 || loyalty_point > 0

  function ask(open: boolean) {
    setAgreed(false)
    setAsked(open)
    // What is named as lost should be what is there now.
    if (open) void queryClient.invalidateQueries({ queryKey: profileQuery(access).queryKey })
  }

  const remove = useMutation({
    mutationFn: () =>
      access.api.call(profileEndpoints.remove, { input: { wallet_balance, loyalty_point }, quiet: true }),
    onSuccess: async () => {
      // First away from here: a page for customers would send the guest to sign in.
      await router.navigate({ to: '/' })
      await endSession(queryClient)
      notify.success(t('profile.delete_done'))
    },
    onError: (error) => {
      // Asked again only where something came in meanwhile.
      ask(error instanceof ApiFailure && error.status === 409)
      notify.error(refusalOf(error))
    },
  })

  return (
    <>
      <Button variant="ghost" className="text-danger-ink" onClick={() => ask(true)}>
        {t('profile.delete_account')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={ask}
        onConfirm={() => remove.mutate()}
        loading={remove.isPending}
        tone="danger"
        texts={{
          question: t('profile.delete_question'),
          detail: t('profile.delete_text'),
          cancel: t('common.no'),
          confirm: t('common.yes'),
        }}
        condition={
          hasSomething
            ? {
                met: isAgreed,
                box: <DeletionWarning profile={profile} checked={isAgreed} onChange={setAgreed} />,
              }
            : undefined
        }
      />
    </>
  )
}
