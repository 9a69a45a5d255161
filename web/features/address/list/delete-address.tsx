// Deleting asks once, then says what the shop said.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { addressEndpoints } from '#contract/features/address/address.endpoints.ts'
import type { Address } from '#contract/features/address/address.schema.ts'
import { scopeOf } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { addressesQuery } from '../address.queries.ts'

interface DeleteAddressProps {
  address: Address | null
  onClose(): void
  /** Takes the focus of a card that is gone. */
  focusAfter: RefObject<HTMLElement | null>
}

export function DeleteAddress({ address, onClose, focusAfter }: DeleteAddressProps) {
  const wasAnswered = useRef(false)
  const t = useTranslations()
  const access = useAccess()
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (address_id: number) =>
      access.api.call(addressEndpoints.remove, { input: { address_id }, scope: scopeOf(access.shop) }),
    onSuccess: ({ message }) => notify.success(message),
    // Gone or refused, the list tells the truth afterwards.
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey: addressesQuery(access, true).queryKey })
      wasAnswered.current = true
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open={address !== null}
      onOpenChange={(open) => !open && onClose()}
      onConfirm={() => address && mutate(address.id)}
      focusAfter={() => {
        const isGone = wasAnswered.current
        wasAnswered.current = false
        return isGone ? focusAfter.current : null
      }}
      loading={isPending}
      tone="danger"
      texts={{
        question: t('address.delete_question'),
        detail: address?.address,
        cancel: t('common.cancel'),
        confirm: t('address.delete_confirm'),
      }}
    />
  )
}
