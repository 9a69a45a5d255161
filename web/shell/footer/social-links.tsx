// The shop's pages on social networks (FTR-02); the marks are drawn here, icon families no longer carry brands.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useShop } from '#web/platform/shop/use-shop.ts'

const networks: Record<string, { name: string; mark: ReactNode }> = {
  facebook: {
    name: 'Facebook',
    mark: (
      <path d="M13.6 21v-8.1h2.8l.4-3.2h-3.2V7.7c0-.9.3-1.6 1.6-1.6h1.7V3.2A23 23 0 0 0 14.4 3c-2.5 0-4.1 1.5-4.1 4.2v2.5H7.5v3.2h2.8V21z" />
    ),
  },
  instagram: {
    name: 'Instagram',
    mark: (
      <path
        fillRule="evenodd"
        d="M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.9 6a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z"
      />
    ),
  },
  twitter: {
    name: 'Twitter',
    mark: (
      <path d="M21 6.2a7 7 0 0 1-2.1.6 3.7 3.7 0 0 0 1.6-2 7 7 0 0 1-2.3.9 3.7 3.7 0 0 0-6.3 3.3A10.4 10.4 0 0 1 4.3 5.2a3.7 3.7 0 0 0 1.1 4.9 3.6 3.6 0 0 1-1.6-.5 3.7 3.7 0 0 0 2.9 3.7 3.7 3.7 0 0 1-1.6.1 3.7 3.7 0 0 0 3.4 2.5A7.3 7.3 0 0 1 3 17.4a10.4 10.4 0 0 0 5.6 1.6c6.8 0 10.5-5.6 10.5-10.5v-.5A7.4 7.4 0 0 0 21 6.2z" />
    ),
  },
  linkedin: {
    name: 'LinkedIn',
    mark: (
      <path d="M5.4 3.5a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM3.8 8.9H7V20.5H3.8zM9.2 8.9h3v1.6c.5-.9 1.6-1.9 3.3-1.9 3.5 0 4.1 2.3 4.1 5.3v6.6h-3.2v-5.8c0-1.4 0-3.2-2-3.2s-2.2 1.5-2.2 3.1v5.9H9.2z" />
    ),
  },
  pinterest: {
    name: 'Pinterest',
    mark: (
      <path d="M12 3a9 9 0 0 0-3.3 17.4c-.1-.8-.1-1.9.1-2.7l1-4.4s-.3-.5-.3-1.3c0-1.2.7-2.1 1.6-2.1.8 0 1.1.6 1.1 1.2 0 .8-.5 1.9-.7 2.9-.2.9.4 1.6 1.3 1.6 1.6 0 2.7-2 2.7-4.4 0-1.8-1.2-3.2-3.5-3.2a4 4 0 0 0-4.1 4c0 .7.2 1.3.6 1.7.2.2.2.2.1.5l-.2.7c-.1.3-.3.3-.5.2-1.2-.5-1.8-1.8-1.8-3.3 0-2.5 2.1-5.4 6.2-5.4 3.3 0 5.5 2.4 5.5 5 0 3.4-1.9 5.9-4.7 5.9-.9 0-1.8-.5-2.1-1.1l-.6 2.3c-.2.7-.6 1.4-1 2A9 9 0 1 0 12 3z" />
    ),
  },
}

export function SocialLinks() {
  const t = useTranslations('footer')
  const { config } = useShop()
  const shown = config.social_media.flatMap(({ id, name, link, status }) => {
    const network = networks[name.toLowerCase()]
    return network && status === 1 ? [{ id, link, ...network }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="-ms-2.5 flex flex-wrap">
      {shown.map(({ id, link, name, mark }) => (
        <li key={id}>
          <a
            href={link}
            target="_blank"
            rel="noopener"
            className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-fill-strong hover:text-ink"
          >
            <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className="fill-current">
              {mark}
            </svg>
            <span className="sr-only">{t('social', { business: config.business_name, network: name })}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
