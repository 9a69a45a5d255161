// The end of every page but the checkout (FTR-01 to FTR-06): newsletter, who we are, where things are, how to reach us.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { userApps } from '#web/features/content/app-link-lists.ts'
import { AppLinks } from '#web/features/content/app-links.tsx'
import { ContactList } from '#web/features/content/contact.tsx'
import { footerQuery } from '#web/features/content/footer.queries.ts'
import { Newsletter } from '#web/features/content/newsletter/newsletter.tsx'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { useIsLanding } from '#web/shell/navigation/use-shown-module.ts'
import { Container } from '#web/ui/layout/container.tsx'
import { FivefoldMark } from '#web/ui/media/fivefold-mark.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { FooterLinks } from './footer-links.tsx'
import { SocialLinks } from './social-links.tsx'

export function Footer() {
  const t = useTranslations('footer')
  const access = useShop()
  const { data: texts } = useSuspenseQuery(footerQuery(access))
  const isLanding = useIsLanding()
  const { config } = access
  return (
    <footer
      className={classNames(
        'text-14 text-ink-soft',
        // The landing page ends in a ground of its own (HDR-10).
        isLanding ? 'bg-fill pt-14' : 'mt-16 border-line border-t bg-surface pt-10',
      )}
    >
      <Container className="flex flex-col gap-12 pb-8">
        <Newsletter
          title={texts.newsletter_title}
          text={texts.newsletter_text}
          className={isLanding ? 'bg-surface shadow-soft' : 'bg-accent-soft'}
        />
        <div className="grid gap-10 sm:grid-cols-2 lg:flex lg:justify-between lg:gap-12">
          <div className="flex flex-col items-start gap-4 lg:w-88">
            <p className="flex items-center gap-2 font-semibold text-18 text-ink">
              <FivefoldMark />
              {config.business_name}
            </p>
            <p className="max-w-sm">{texts.description}</p>
            <SocialLinks />
            <AppLinks links={userApps(texts.app_links)} />
          </div>
          <FooterLinks />
          <section aria-label={t('contact')} className="flex flex-col gap-1 lg:max-w-64">
            <h2 className="mb-1 font-semibold text-16 text-ink">{t('contact')}</h2>
            <ContactList />
          </section>
        </div>
        <p className="border-line border-t pt-6 text-13">{config.footer_text}</p>
      </Container>
    </footer>
  )
}
