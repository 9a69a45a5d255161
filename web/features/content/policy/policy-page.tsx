// A page of the business's own words: its title, what is on it, and the text from the server (FTR-04).
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Container } from '#web/ui/layout/container.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { headingsOf } from './headings.ts'
import { parseHtml } from './parse-html.ts'
import type { PolicyName } from './policy-pages.ts'
import { PolicyText } from './policy-text.tsx'

export function PolicyPage({ name, html }: { name: PolicyName; html: string }) {
  const t = useTranslations()
  const nodes = parseHtml(html)
  const headings = headingsOf(nodes)
  const title = t(`footer.${name}`)
  return (
    <Container className="py-6 sm:py-10">
      <Breadcrumbs
        label={t('content.breadcrumbs')}
        crumbs={[{ label: t('shell.home'), render: <Link to="/home" /> }, { label: title }]}
      />
      <h1 className="mt-3 mb-8 font-semibold text-28 sm:mb-10 sm:text-36">{title}</h1>
      <div className="grid gap-10 lg:grid-cols-[16rem_minmax(0,44rem)] lg:gap-16">
        {headings.length > 1 ? (
          <nav aria-label={t('content.on_this_page')} className="max-lg:hidden">
            <div className="sticky top-24 flex flex-col">
              <p className="mb-1 font-semibold text-14">{t('content.on_this_page')}</p>
              <ul>
                {headings.map(({ id, text }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="flex min-h-9 items-center text-14 text-ink-soft hover:text-ink hover:underline"
                    >
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          </nav>
        ) : null}
        <article className="min-w-0">
          <PolicyText nodes={nodes} />
        </article>
      </div>
    </Container>
  )
}
