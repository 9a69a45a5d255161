// 'You are not logged in' (WSH-02), with the way in: the entry is added as soon as the guest is signed in.
import { Link } from '@tanstack/react-router'
import HeartIcon from 'lucide-react/icons/heart'
import { useTranslations } from 'use-intl'
import type { AuthStart } from '#web/platform/session/back-path.ts'
import { useBackSearch } from '#web/platform/session/use-back-search.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { rememberPendingEntry } from './pending-entry.ts'
import type { WishlistEntry } from './wishlist-entry.ts'

interface SignInQuestionProps {
  entry: WishlistEntry
  open: boolean
  onOpenChange(open: boolean): void
  /** Opens the form over this page; the links are for who wants it in another tab. */
  onEnter(to: AuthStart): void
}

export function SignInQuestion({ entry, open, onOpenChange, onEnter }: SignInQuestionProps) {
  const t = useTranslations()
  const search = useBackSearch()
  const link = (to: AuthStart) => (
    <Link
      to={to}
      search={search}
      onClick={(event) => {
        rememberPendingEntry(entry)
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onEnter(to)
      }}
    />
  )
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('wishlist.not_logged_in')}
      closeLabel={t('common.close')}
      size="small"
    >
      <div className="flex flex-col items-center gap-4 pt-2 text-center">
        <span className="grid size-20 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <HeartIcon aria-hidden size={36} />
        </span>
        <p className="max-w-xs text-14 text-ink-soft">{t('wishlist.sign_in_text', { name: entry.name })}</p>
        <div className="grid w-full gap-3">
          <Button size="large" render={link('/auth/sign-in')}>
            {t('session.sign_in')}
          </Button>
          <Button size="large" variant="soft" render={link('/auth/sign-up')}>
            {t('session.sign_up')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
