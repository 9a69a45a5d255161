// Signing in with a passkey (AUT-01); its code comes with the first press.
import { useMutation } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslations } from 'use-intl'
import { passkeyEndpoints } from '#contract/features/session/passkey.endpoints.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { guestIdInput, type SignInFlow, withoutToken } from '../use-sign-in-flow.ts'

/** The browser asked and no passkey was shown. */
class NoPasskey extends Error {}

export function PasskeyButton({ enter }: { enter: SignInFlow['enter'] }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { api } = useAccess()
  const signIn = useMutation({
    mutationFn: async () => {
      const { showPasskey } = await import('#web/platform/passkey/passkey.ts')
      const ask = async () => {
        const credential = await showPasskey(await api.call(passkeyEndpoints.ask, withoutToken))
        if (!credential) throw new NoPasskey()
        return api.call(passkeyEndpoints.login, { ...withoutToken, input: { credential, ...guestIdInput() } })
      }
      await enter(await ask(), ask)
    },
  })
  const words = (error: Error) => {
    if (error instanceof NoPasskey) return t('session.passkey_unused')
    if (error instanceof ApiFailure && error.status === 401) return t('session.passkey_unknown')
    return refusalOf(error)
  }
  return (
    <>
      <Button variant="outline" size="large" loading={signIn.isPending} onClick={() => signIn.mutate()}>
        <KeyRound aria-hidden size={20} />
        {t('session.passkey')}
      </Button>
      <FormRefusal text={signIn.error ? words(signIn.error) : undefined} />
    </>
  )
}
