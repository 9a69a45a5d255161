// Links to the app stores; a link shows only while its own switch is 1 (FTR-02, FTR-06).
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

type Status = string | number | null

export interface AppLink {
  store: 'Google Play' | 'App Store'
  url: string | null
  status: Status
}

/** Switches come as numbers or as text. */
export function isOn(status: Status): boolean {
  return String(status) === '1'
}

export function shownAppLinks(links: readonly AppLink[]): (AppLink & { url: string })[] {
  return links.flatMap((link) => (link.url && isOn(link.status) ? [{ ...link, url: link.url }] : []))
}

const marks: Record<AppLink['store'], ReactNode> = {
  'Google Play': (
    <path d="M4.2 2.3c-.3.3-.4.8-.4 1.3v16.8c0 .5.1 1 .4 1.3L13.6 12zM14.8 13.2l2.9 2.9-9.9 5.6zm0-2.4L7.8 2.3l9.9 5.6zm4.1-2.2 2.7 1.6c1 .6 1 1.9 0 2.5l-2.8 1.6-3.1-3z" />
  ),
  'App Store': (
    <path d="M16.6 12.6c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.9-.8-3-.8c-1.6 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7c1.3 0 2.1-1.1 2.8-2.2.9-1.3 1.3-2.5 1.3-2.6-.1 0-2.5-1-2.5-3.9zM14.3 5.8c.6-.8 1.1-1.9 1-2.9-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.8 1 .1 2.1-.5 2.7-1.3z" />
  ),
}

export function AppLinks({ links }: { links: readonly AppLink[] }) {
  const t = useTranslations('footer')
  return (
    <ul className="flex flex-wrap gap-3">
      {shownAppLinks(links).map(({ store, url }) => (
        <li key={store}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t('get_app', { store })}
            className="inline-flex min-h-12 items-center gap-2.5 rounded-control bg-inverse px-4 font-medium text-14 text-on-inverse"
          >
            <svg aria-hidden="true" width="22" height="22" viewBox="0 0 24 24" className="fill-current">
              {marks[store]}
            </svg>
            <bdi>{store}</bdi>
          </a>
        </li>
      ))}
    </ul>
  )
}
