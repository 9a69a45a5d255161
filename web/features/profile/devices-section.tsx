// Where the customer is signed in, with a way to sign each other device out.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useTranslations } from 'use-intl'
import { sessionEndpoints } from '#contract/features/session/session.endpoints.ts'
import type { Device } from '#contract/features/session/session.schema.ts'
import { apiQuery } from '#web/platform/api/query.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { deviceName } from './device-name.ts'
import { SectionCard } from './section-card.tsx'
import { SettingsRow } from './settings-row.tsx'

export function DevicesSection() {
  const t = useTranslations()
  const access = useAccess()
  const { data, isError, refetch } = useQuery(apiQuery(access, sessionEndpoints.devices, { quiet: true }))
  return (
    <SectionCard title={t('profile.devices')} text={t('profile.devices_text')}>
      {isError ? (
        <QuietFailure
          text={t('common.section_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => refetch()}
        />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {data?.toSorted(currentFirst).map((device) => <DeviceRow key={device.id} device={device} />) ?? (
            <SkeletonText />
          )}
        </ul>
      )}
    </SectionCard>
  )
}

/** The others stay sorted, newest first. */
const currentFirst = (one: Device, other: Device) => Number(other.is_current) - Number(one.is_current)

const handheld = ['Android', 'iPhone', 'iPad']

function DeviceRow({ device }: { device: Device }) {
  const t = useTranslations('profile')
  const format = useFormat()
  const known = deviceName(device.user_agent)
  const name = known ? t('device_name', { ...known }) : t('device_unknown')
  const at = format.moment(device.last_seen_at, 'date_time')
  return (
    <SettingsRow
      sign={known && handheld.includes(known.system) ? Smartphone : Monitor}
      name={name}
      facts={[t('device_seen', { at })]}
      actions={
        device.is_current ? (
          <Tag tone="success">{t('device_current')}</Tag>
        ) : (
          <RevokeButton device={device} name={name} />
        )
      }
    />
  )
}

function RevokeButton({ device, name }: { device: Device; name: string }) {
  const t = useTranslations('profile')
  const { api } = useAccess()
  const queryClient = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => api.call(sessionEndpoints.revokeDevice, { params: { id: device.id } }),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await queryClient.invalidateQueries({ queryKey: [sessionEndpoints.devices.path] })
    },
  })
  return (
    <Button
      variant="outline"
      size="small"
      loading={revoke.isPending}
      aria-label={t('device_revoke_of', { device: name })}
      onClick={() => revoke.mutate()}
    >
      {t('device_revoke')}
    </Button>
  )
}
