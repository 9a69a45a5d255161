// Makes a passkey on this device; it is called after the browser until its owner gives it another name.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { passkeyEndpoints } from '#contract/features/session/passkey.endpoints.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { deviceName } from '../device-name.ts'

export function AddPasskey() {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { api } = useAccess()
  const queryClient = useQueryClient()
  const nameHere = () => {
    const known = deviceName(navigator.userAgent)
    return known ? t('profile.device_name', { ...known }) : t('profile.device_unknown')
  }
  const add = useMutation({
    mutationFn: async () => {
      const { makePasskey } = await import('#web/platform/passkey/passkey.ts')
      const made = await makePasskey(await api.call(passkeyEndpoints.begin, { quiet: true }))
      if (made.kind === 'none') return notify.info(t('profile.passkey_not_added'))
      if (made.kind === 'known') return notify.info(t('profile.passkey_known'))
      const input = { name: nameHere(), credential: made.credential }
      notify.success((await api.call(passkeyEndpoints.add, { input, quiet: true })).message)
      await queryClient.invalidateQueries({ queryKey: [passkeyEndpoints.list.path] })
    },
    onError: (error) => notify.error(refusalOf(error)),
  })
  return (
    <Button variant="soft" className="self-start" loading={add.isPending} onClick={() => add.mutate()}>
      {t('profile.passkey_add')}
    </Button>
  )
}
