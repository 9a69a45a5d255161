// Ways in beside the password (AUT-01); shown only where the shop offers them.
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { type SocialMedium, socialMedia } from '#contract/features/session/session.schema.ts'
import { safeBackPath } from '#web/platform/session/back-path.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { useAuthDialog } from './auth-dialog-context.ts'
import { type OfferedProvider, redirectToProvider } from './social/authorization.ts'
import { ProviderMark } from './social/provider-mark.tsx'

/** As they call themselves in every language. */
const names = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const satisfies Record<
  SocialMedium,
  string
>

interface OtherWaysProps {
  back: string | undefined
  /** A way of one page only; last, so that nothing moves when the browser turns out to know it. */
  children?: ReactNode
}

export function OtherWays({ back, children }: OtherWaysProps) {
  const t = useTranslations('session')
  const { config } = useShop()
  const providers = offeredProviders(config)
  if (providers.length === 0 && !children) return null
  return (
    <section aria-label={t('other_ways')} className="flex flex-col gap-3">
      <p
        aria-hidden
        className="flex items-center gap-3 text-13 text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
      >
        {t('or')}
      </p>
      {providers.map((provider) => (
        <SocialButton key={provider.medium} provider={provider} back={back} />
      ))}
      {children}
    </section>
  )
}

interface SocialButtonProps {
  provider: OfferedProvider
  back: string | undefined
}

function SocialButton({ provider, back }: SocialButtonProps) {
  const t = useTranslations('session')
  const here = useLocation({ select: ({ href }) => href })
  const isOverPage = useAuthDialog() !== null
  const [isLeaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    redirectToProvider(provider, safeBackPath(back ?? (isOverPage ? here : undefined)))
  }
  return (
    <Button variant="outline" size="large" loading={isLeaving} onClick={leave}>
      <ProviderMark medium={provider.medium} />
      {t('continue_with', { provider: names[provider.medium] })}
    </Button>
  )
}

/** Those this shop is set up for and has switched on (AUT-01); a button without a provider would lead nowhere. */
function offeredProviders({ social_login }: Pick<ShopConfig, 'social_login'>): OfferedProvider[] {
  return socialMedia.flatMap((medium) => {
    const known = social_login.find((one) => one.login_medium === medium && one.status)
    if (!known?.client_id || !known.authorize_url) return []
    return [{ medium, client_id: known.client_id, authorize_url: known.authorize_url }]
  })
}
