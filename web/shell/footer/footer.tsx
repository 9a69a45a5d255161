// The quiet end of every page: who runs the shop and how to reach them.
import { Mail, MapPin, Phone } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { FivefoldMark } from '#web/shell/header/fivefold-mark.tsx'
import { Container } from '#web/ui/layout/container.tsx'

export function Footer() {
  const t = useTranslations('shell')
  const { config } = useShop()
  return (
    <footer className="mt-16 border-line border-t bg-surface py-10 text-14 text-ink-soft">
      <Container className="flex flex-col gap-6 sm:flex-row sm:items-start sm:justify-between">
        <div className="flex items-center gap-2 font-semibold text-16 text-ink">
          <FivefoldMark size={28} />
          {config.business_name}
        </div>
        <address className="flex flex-col gap-2 not-italic">
          <h2 className="font-semibold text-ink">{t('contact')}</h2>
          <a
            href={`mailto:${config.email}`}
            className="inline-flex min-h-8 items-center gap-2 hover:text-ink"
          >
            <Mail aria-hidden size={16} /> <bdi>{config.email}</bdi>
          </a>
          <a href={`tel:${config.phone}`} className="inline-flex min-h-8 items-center gap-2 hover:text-ink">
            <Phone aria-hidden size={16} /> <bdi>{config.phone}</bdi>
          </a>
          <span className="inline-flex items-center gap-2">
            <MapPin aria-hidden size={16} /> {config.address}
          </span>
        </address>
      </Container>
      <Container className="mt-8 text-13">{config.footer_text}</Container>
    </footer>
  )
}
