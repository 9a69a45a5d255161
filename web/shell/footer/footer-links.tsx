// Ways from the footer into the shop, in groups; a group without a page that exists does not show.
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { GuardedPageLink } from '#web/shell/navigation/guarded-page-link.tsx'
import { usePageExists } from '#web/shell/navigation/page-link.tsx'
import { useShownModule } from '#web/shell/navigation/use-shown-module.ts'
import { footerGroups } from './footer-pages.ts'

export function FooterLinks() {
  const t = useTranslations('footer')
  const { config } = useShop()
  const module = useShownModule()
  const exists = usePageExists()
  const groups = footerGroups(config, module?.module_type ?? null)
    .map(({ title, pages }) => ({
      title,
      pages: pages.filter(({ href }) => exists(href.split('?')[0] ?? '')),
    }))
    .filter(({ pages }) => pages.length > 0)
  return groups.map(({ title, pages }) => (
    <nav key={title} aria-label={t(title)} className="flex flex-col gap-1">
      <h2 className="mb-1 font-semibold text-16 text-ink">{t(title)}</h2>
      <ul>
        {pages.map(({ href, name }) => (
          <li key={href}>
            <GuardedPageLink
              href={href}
              className="inline-flex min-h-11 min-w-11 items-center hover:text-ink hover:underline"
            >
              {t(name)}
            </GuardedPageLink>
          </li>
        ))}
      </ul>
    </nav>
  ))
}
