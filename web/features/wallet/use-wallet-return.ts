// Back from a gateway: says how the payment ended, brings the new balance, and clears the address.
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { type PaymentOutcome, readReturn } from '#contract/features/payment/payment.rules.ts'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { walletEndpoints } from '#contract/features/wallet/wallet.endpoints.ts'
import { notify } from '#web/ui/overlay/notify.ts'

const touched = [profileEndpoints.info.path, walletEndpoints.transactions.path]

export function useWalletReturn(): void {
  const t = useTranslations('wallet')
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { page } = useSearch({ from: '/profile' })
  const { outcome } = readReturn(page ?? '')
  const showOutcome = useEffectEvent((ended: PaymentOutcome) => {
    // The same notice twice would be two payments to the reader.
    if (ended === 'paid') notify.success(t('paid'), { id: 'payment' })
    else notify.error(t(ended === 'failed' ? 'pay_failed' : 'pay_canceled'), { id: 'payment' })
    for (const path of touched) queryClient.invalidateQueries({ queryKey: [path] })
    navigate({ to: '/profile', search: { page: 'wallet' }, replace: true })
  })
  useEffect(() => {
    // Once for each outcome and for nothing else: leaving loads the page's texts anew while the old address still
    // stands, and an effect that waited for texts would leave again, for ever.
    if (outcome !== null) showOutcome(outcome)
  }, [outcome])
}
