// Which notifications the customer wants: a switch for each kind, stored by the shop for all devices.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { notificationEndpoints } from '#contract/features/notification/notification.endpoints.ts'
import {
  type NotificationKind,
  notificationKinds,
  type NotificationSettings as Settings,
} from '#contract/features/notification/notification.schema.ts'
import { apiQuery, type QueryAccess } from '#web/platform/api/query.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Switch } from '#web/ui/choice/switch.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { SkeletonText } from '#web/ui/feedback/skeleton.tsx'
import { PushOffer } from './push-offer.tsx'

const settingsQuery = (access: QueryAccess) =>
  apiQuery(access, notificationEndpoints.settings, { quiet: true })

export function NotificationSettings() {
  const t = useTranslations()
  const { data, isError, refetch } = useQuery(settingsQuery(useAccess()))
  if (isError) {
    return (
      <QuietFailure
        text={t('common.section_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => refetch()}
      />
    )
  }
  return (
    <div className="flex flex-col gap-3">
      {data ? <Switches settings={data} /> : <SkeletonText />}
      <PushOffer />
    </div>
  )
}

function Switches({ settings }: { settings: Settings }) {
  const t = useTranslations('profile')
  const access = useAccess()
  const queryClient = useQueryClient()
  const { queryKey } = settingsQuery(access)
  const change = useMutation({
    mutationFn: (change: Partial<Settings>) =>
      access.api.call(notificationEndpoints.changeSettings, { input: change }),
    // The switch moves at once; a refusal is shown and takes it back.
    onMutate: (change) => queryClient.setQueryData(queryKey, { ...settings, ...change }),
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  })
  const row = (kind: NotificationKind) => (
    <Switch
      key={kind}
      label={t(`notification_kinds.${kind}`)}
      hint={t(`notification_hints.${kind}`)}
      checked={settings[kind]}
      onCheckedChange={(wanted) => change.mutate({ [kind]: wanted })}
    />
  )
  return <div className="flex flex-col gap-2">{notificationKinds.map(row)}</div>
}
