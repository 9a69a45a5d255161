// The customer's passkeys: which there are, when each was used, and a way to add one.
import { useQuery } from '@tanstack/react-query'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslations } from 'use-intl'
import { passkeyEndpoints } from '#contract/features/session/passkey.endpoints.ts'
import type { Passkey } from '#contract/features/session/passkey.schema.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { usePasskeysPossible } from '#web/platform/passkey/use-passkeys-possible.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { SectionCard } from '../section-card.tsx'
import { SettingsRow } from '../settings-row.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { RemovePasskey } from './remove-passkey.tsx'
import { RenamePasskey } from './rename-passkey.tsx'

export function PasskeysSection() {
  const t = useTranslations()
  const access = useAccess()
  const isPossible = usePasskeysPossible()
  const { data, isError, refetch } = useQuery(apiQuery(access, passkeyEndpoints.list, { quiet: true }))
  // Nothing to show and nothing to do: this browser cannot make one.
  if (!isPossible && data?.length === 0) return null
  return (
    <SectionCard title={t('profile.passkeys')} text={t('profile.passkeys_text')}>
      {isError ? (
        <QuietFailure
          text={t('common.section_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => refetch()}
        />
      ) : (
        <PasskeyList passkeys={data} />
      )}
      {isPossible && <AddPasskey />}
    </SectionCard>
  )
}

function PasskeyList({ passkeys }: { passkeys: Passkey[] | undefined }) {
  const t = useTranslations('profile')
  if (!passkeys) return <SkeletonText />
  if (passkeys.length === 0) return <p className="text-14 text-ink-soft">{t('passkey_none')}</p>
  return (
    <ul className="flex flex-col divide-y divide-line">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} />
      ))}
    </ul>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useTranslations('profile')
  const format = useFormat()
  const moment = (at: string) => format.moment(at, 'date_time')
  const { name, created_at, last_used_at } = passkey
  return (
    <SettingsRow
      sign={KeyRound}
      name={name}
      facts={[
        t('passkey_added', { at: moment(created_at) }),
        last_used_at ? t('passkey_used', { at: moment(last_used_at) }) : t('passkey_unused'),
      ]}
      actions={
        <>
          <RenamePasskey passkey={passkey} />
          <RemovePasskey passkey={passkey} />
        </>
      }
    />
  )
}
