// The customer's code and link, to copy or to send.
import Copy from 'lucide-react/icons/copy'
import LinkIcon from 'lucide-react/icons/link'
import Share2 from 'lucide-react/icons/share-2'
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { type SharedText, shareNetworkNames, shareNetworks } from './share-networks.ts'

const linkFor = (code: string) =>
  `${window.location.origin}/auth/sign-up?ref_code=${encodeURIComponent(code)}`

export function ShareCode({ code }: { code: string }) {
  const t = useTranslations('wallet')
  const { config } = useShop()
  const copy = async (text: string, said: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(said)
    } catch {
      // A browser may refuse; the code stands on the page anyway.
      notify.error(t('copy_failed'))
    }
  }
  const shared = { text: t('share_text', { business: config.business_name, code }), url: linkFor(code) }
  const share = async () => {
    try {
      await navigator.share(shared)
    } catch (error) {
      // Closing the sheet without sending is no failure.
      const wasClosed = error instanceof Error && error.name === 'AbortError'
      if (!wasClosed) await copy(shared.url, t('link_copied'))
    }
  }
  const canShare = typeof navigator.share === 'function'
  return (
    <Card render={<section aria-label={t('your_code')} />} className="flex flex-col gap-4 p-5 sm:p-6">
      <div>
        <h2 className="font-semibold text-18">{t('your_code')}</h2>
        <p className="mt-1 text-14 text-ink-soft">{t('your_code_text')}</p>
      </div>
      <div className="flex items-center justify-between gap-3 rounded-card border border-accent-mark border-dashed bg-accent-soft py-2 ps-5 pe-2">
        <bdi className="font-semibold text-22 text-accent-ink tracking-wider">{code}</bdi>
        <IconButton label={t('copy_code')} onClick={() => copy(code, t('code_copied', { code }))}>
          <Copy aria-hidden size={20} />
        </IconButton>
      </div>
      <div className="flex flex-wrap gap-3">
        {canShare ? (
          <Button onClick={share}>
            <Share2 aria-hidden size={18} />
            {t('share')}
          </Button>
        ) : null}
        <Button
          variant={canShare ? 'outline' : 'solid'}
          onClick={() => copy(linkFor(code), t('link_copied'))}
        >
          <LinkIcon aria-hidden size={18} />
          {t('copy_link')}
        </Button>
      </div>
      <Networks shared={shared} />
    </Card>
  )
}

/** Named, for screens without a sheet of the system's own and for those who know where their friends are. */
function Networks({ shared }: { shared: SharedText }) {
  const t = useTranslations('wallet')
  return (
    <div>
      <h3 className="mb-2 font-medium text-14 text-ink-soft">{t('share_by')}</h3>
      <ul className="flex flex-wrap gap-2">
        {shareNetworkNames.map((network) => (
          <li key={network}>
            <Button
              variant="outline"
              render={<a href={shareNetworks[network](shared)} target="_blank" rel="noopener" />}
            >
              {network === 'email' ? t('share_email') : <bdi>{network}</bdi>}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
