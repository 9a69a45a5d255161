// The customer's face and first name; the menu under it is fetched when somebody reaches for it.
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslations } from 'use-intl'
import { useSession } from '#web/platform/session/use-session.ts'
import { type LoadPanel, usePanel } from '#web/shell/navigation/use-panel.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'

const loadAccount: LoadPanel = () => import('./account-panel.tsx').then(({ AccountPanel }) => AccountPanel)

export function AccountButton() {
  const t = useTranslations('shell')
  const { profile } = useSession()
  const { Panel, panel, trigger } = usePanel(loadAccount)
  const name = profile ? `${profile.f_name} ${profile.l_name}`.trim() : ''
  return (
    <>
      <button
        type="button"
        aria-label={name ? t('account_of', { name }) : t('account')}
        aria-haspopup="menu"
        {...trigger}
        className="flex control min-h-11 min-w-0 items-center gap-2 rounded-full px-1.5 font-medium text-14 hover:bg-fill"
      >
        {profile ? (
          <Avatar name={name} url={profile.image_full_url} size="small" />
        ) : (
          <Skeleton className="size-8 rounded-full" />
        )}
        <span className="truncate max-sm:hidden">{profile?.f_name}</span>
        <ChevronDown aria-hidden size={16} className="shrink-0 text-ink-soft" />
      </button>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}
