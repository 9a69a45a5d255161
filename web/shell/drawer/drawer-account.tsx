// The customer's pages and the way out at the foot of the drawer (HDR-03).
import { Link } from '@tanstack/react-router'
import LogOut from 'lucide-react/icons/log-out'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { LogoutQuestion } from '#web/features/profile/logout-question.tsx'
import { profilePagesIn } from '#web/features/profile/profile-pages.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { rowLook } from './drawer-row.ts'

export function DrawerAccount({ onDone }: { onDone(): void }) {
  const t = useTranslations('shell')
  const { config } = useShop()
  const [isLeaving, setLeaving] = useState(false)
  const isSignedIn = useSignedIn()
  if (!isSignedIn) return null
  return (
    <div className="mt-2 border-line border-t pt-2">
      {profilePagesIn(config).map(({ page, Icon }) => (
        <Link key={page} to="/profile" search={{ page }} onClick={onDone} className={rowLook}>
          <Icon aria-hidden size={20} className="text-ink-soft" />
          {t(`account_pages.${page}`)}
        </Link>
      ))}
      <button type="button" onClick={() => setLeaving(true)} className={rowLook}>
        <LogOut aria-hidden size={20} className="text-ink-soft mirror" />
        {t('logout')}
      </button>
      <LogoutQuestion open={isLeaving} onOpenChange={setLeaving} onLeft={onDone} />
    </div>
  )
}
