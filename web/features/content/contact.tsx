// How the business is reached, as blocks with an icon each (FTR-02).
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { apart } from '#web/ui/layout/apart.ts'

export function ContactList() {
  const t = useTranslations('footer')
  const { config } = useShop()
  return (
    <address className="flex flex-col not-italic">
      <a
        href={`mailto:${config.email}`}
        aria-label={`${t('email')}: ${config.email}`}
        className="inline-flex min-h-11 items-center gap-3 hover:text-ink hover:underline"
      >
        <Mail aria-hidden size={18} className="shrink-0" />
        <bdi>{config.email}</bdi>
      </a>
      <a
        href={`tel:${config.phone}`}
        aria-label={`${t('phone')}: ${config.phone}`}
        className="inline-flex min-h-11 items-center gap-3 hover:text-ink hover:underline"
      >
        <Phone aria-hidden size={18} className="shrink-0" />
        <bdi>{config.phone}</bdi>
      </a>
      <span className="flex items-start gap-3 py-2.5">
        <MapPin aria-hidden size={18} className="mt-px shrink-0" />
        <span>
          <span className="sr-only">{apart(`${t('address')}:`)}</span>
          <bdi>{config.address}</bdi>
        </span>
      </span>
    </address>
  )
}
