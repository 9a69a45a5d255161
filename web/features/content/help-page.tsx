// How to reach a person (FTR-04); the page is called Contact in the parcel module.
import { Link } from '@tanstack/react-router'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { traitsOf } from '#contract/core/module-type.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'

export function HelpPage() {
  const t = useTranslations()
  const { shop, config } = useShop()
  const name = traitsOf(shop.module?.module_type).sells_from_stores ? 'footer.help' : 'footer.contact'
  return (
    <Container className="flex flex-col gap-10 py-8 sm:py-12">
      <SectionHeader level={1} title={t(name)} subtitle={t('content.help_text')} />
      <div className="grid gap-4 md:grid-cols-3">
        <ContactBlock
          icon={<Mail aria-hidden size={26} />}
          title={t('footer.email')}
          text={t('content.email_text')}
        >
          <a href={`mailto:${config.email}`} className={wayLook}>
            <bdi>{config.email}</bdi>
          </a>
        </ContactBlock>
        <ContactBlock
          icon={<Phone aria-hidden size={26} />}
          title={t('footer.phone')}
          text={t('content.phone_text')}
        >
          <a href={`tel:${config.phone}`} className={wayLook}>
            <bdi>{config.phone}</bdi>
          </a>
        </ContactBlock>
        <ContactBlock
          icon={<MapPin aria-hidden size={26} />}
          title={t('footer.address')}
          text={t('content.address_text')}
        >
          <p className="py-2 font-medium">
            <bdi>{config.address}</bdi>
          </p>
        </ContactBlock>
      </div>
      <WrittenAnswers />
    </Container>
  )
}

const wayLook =
  'inline-flex min-h-11 items-center break-all font-medium text-accent-ink underline-offset-4 hover:underline'

interface ContactBlockProps {
  icon: ReactNode
  title: string
  text: string
  children: ReactNode
}

function ContactBlock({ icon, title, text, children }: ContactBlockProps) {
  return (
    <Card render={<section aria-label={title} />} className="flex flex-col items-start gap-2 p-6">
      <span className="mb-2 grid size-14 place-items-center rounded-card bg-accent-soft text-accent-ink">
        {icon}
      </span>
      <h2 className="font-semibold text-18">{title}</h2>
      <p className="text-14 text-ink-soft">{text}</p>
      {children}
    </Card>
  )
}

const pages = [
  { path: '/terms-and-conditions', name: 'terms', isOn: () => 1 },
  { path: '/refund-policy', name: 'refund', isOn: (config: Switches) => config.refund_policy },
  {
    path: '/cancellation-policy',
    name: 'cancellation',
    isOn: (config: Switches) => config.cancelation_policy,
  },
  { path: '/shipping-policy', name: 'shipping', isOn: (config: Switches) => config.shipping_policy },
] as const

type Switches = ReturnType<typeof useShop>['config']

function WrittenAnswers() {
  const t = useTranslations()
  const { config } = useShop()
  return (
    <section aria-label={t('content.more_answers')} className="flex flex-col gap-4">
      <h2 className="font-semibold text-22">{t('content.more_answers')}</h2>
      <ul className="flex flex-wrap gap-2">
        {pages
          .filter(({ isOn }) => isOn(config) !== 0)
          .map(({ path, name }) => (
            <li key={path}>
              <Link
                to={path}
                className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-5 font-medium text-14 hover:border-line-control"
              >
                {t(`footer.${name}`)}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
