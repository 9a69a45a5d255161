// Another e-mail address is the account's once its code is typed here; until then the old one signs in.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { profileEndpoints } from '#contract/features/profile/profile.endpoints.ts'
import { verificationEndpoints } from '#contract/features/session/verification.endpoints.ts'
import { refusalText } from '#web/platform/api/refusal.ts'
import { isolated } from '#web/platform/format/isolated.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { OtpField } from '#web/ui/form/otp-field.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { SectionCard } from './section-card.tsx'

const codeLength = 4

export function ProveEmail({ email }: { email: string }) {
  const t = useTranslations('profile')
  const { send, isSent, demo_otp } = useCode(email)
  return (
    <SectionCard title={t('email_prove_title')} text={t('email_prove_text', { email: isolated(email) })}>
      {isSent && <CodeForm email={email} demo_otp={demo_otp} />}
      <Button variant="soft" className="self-start" loading={send.isPending} onClick={() => send.mutate()}>
        {t(isSent ? 'email_send_again' : 'email_send_code')}
      </Button>
    </SectionCard>
  )
}

function useCode(email: string) {
  const t = useTranslations()
  const { api } = useAccess()
  const send = useMutation({
    mutationFn: () => api.call(verificationEndpoints.checkEmail, { input: { email }, quiet: true }),
    onSuccess: ({ token }) => {
      if (token === 'inactive') notify.info(t('profile.email_no_letters'))
    },
    onError: (error) => notify.error(refusalText(error, t('common.something_wrong'))),
  })
  return { send, isSent: send.data?.token === 'active', demo_otp: send.data?.demo_otp }
}

function CodeForm({ email, demo_otp }: { email: string; demo_otp: string | undefined }) {
  const t = useTranslations()
  const { api } = useAccess()
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const prove = useMutation({
    mutationFn: (token: string) =>
      api.call(verificationEndpoints.verifyEmail, { input: { email, token }, quiet: true }),
    onSuccess: async () => {
      notify.success(t('profile.email_proven'))
      await queryClient.invalidateQueries({ queryKey: [profileEndpoints.info.path] })
    },
    onError: () => setCode(''),
  })
  return (
    <>
      {demo_otp && (
        <p role="status" className="rounded-control bg-info-soft px-4 py-3 text-14 text-info-ink">
          {t('profile.email_code_demo', { code: demo_otp })}
        </p>
      )}
      <OtpField
        label={t('profile.email_code')}
        digitLabel={(place, length) =>
          t('profile.email_code_digit', { place: String(place), length: String(length) })
        }
        length={codeLength}
        autoFocus
        value={code}
        onValueChange={setCode}
        onComplete={(complete) => prove.mutate(complete)}
        error={prove.error ? refusalText(prove.error, t('common.something_wrong')) : undefined}
      />
    </>
  )
}
