// Who joined by the customer's code: initials and day, and whether the thanks have come.
import { useTranslations } from 'use-intl'
import type { Referral } from '#contract/features/wallet/referral.endpoints.ts'
import { useFormat } from '#web/platform/format/use-format.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'

type Friend = Referral['joined'][number]

export function FriendList({ friends }: { friends: readonly Friend[] }) {
  const t = useTranslations('wallet')
  return (
    <Card render={<section aria-label={t('friends')} />} className="p-5 sm:p-6">
      <h2 className="font-semibold text-18">{t('friends')}</h2>
      {friends.length === 0 ? (
        <p className="mt-2 text-14 text-ink-soft">{t('no_friends')}</p>
      ) : (
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {friends.map((friend) => (
            <FriendRow key={`${friend.initials} ${friend.joined_at}`} friend={friend} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function FriendRow({ friend: { initials, joined_at, is_rewarded } }: { friend: Friend }) {
  const t = useTranslations('wallet')
  const { moment } = useFormat()
  const date = moment(joined_at, 'date')
  return (
    <li className="flex items-center gap-3 py-3">
      <Avatar name={initials.replaceAll('.', '')} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          <bdi>{initials}</bdi>
        </p>
        <p className="text-13 text-ink-soft">{t('joined', { date })}</p>
      </div>
      <Tag tone={is_rewarded ? 'success' : 'neutral'}>{t(is_rewarded ? 'rewarded' : 'not_rewarded')}</Tag>
    </li>
  )
}
