// A list of categories or stores as links with small pictures, with skeletons of the same size while it loads.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import {
  type CatalogueEntry,
  type CatalogueList,
  catalogueListQuery,
  firstEntries,
  wholeLists,
} from './catalogue-lists.ts'

interface CatalogueEntriesProps {
  list: CatalogueList
  /** How the entries stand: one under another, or in two columns. */
  className?: string
  onFollow?(): void
}

const rowLook = 'flex min-h-12 items-center gap-3 rounded-control px-2 py-1 text-14'

export function CatalogueEntries({ list, className, onFollow }: CatalogueEntriesProps) {
  const t = useTranslations('common')
  const access = useShownAccess()
  const { data: entries, isError, refetch } = useQuery(catalogueListQuery(access, list))
  const whole: string = wholeLists[list]
  if (isError) {
    return (
      <p className="px-2 py-3 text-14 text-ink-soft">
        {t('section_failed')}{' '}
        <LinkText render={<button type="button" />} onClick={() => refetch()}>
          {t('retry')}
        </LinkText>
      </p>
    )
  }
  return (
    <>
      <ul aria-busy={!entries} className={className}>
        {entries
          ? entries.map((entry) => <Entry key={entry.id} {...entry} onFollow={onFollow} />)
          : skeletons}
      </ul>
      <LinkText
        render={<Link to={whole} onClick={onFollow} />}
        className="mt-1 flex min-h-11 items-center px-2 text-14"
      >
        {t('view_all')}
      </LinkText>
    </>
  )
}

const skeletons = Array.from({ length: firstEntries }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: skeletons are known by their index only.
  <li key={index} className={rowLook}>
    <Skeleton className="size-9 rounded-full" />
    <Skeleton className="h-3.5 w-28 rounded-full" />
  </li>
))

function Entry({ name, picture, path, onFollow }: CatalogueEntry & Pick<CatalogueEntriesProps, 'onFollow'>) {
  return (
    <li>
      <Link to={path} onClick={onFollow} className={classNames(rowLook, 'hover:bg-fill')}>
        <Picture
          picture={{ url: picture, width: 96, height: 96 }}
          alt=""
          sizes="36px"
          className="size-9 shrink-0 rounded-full"
        />
        <span className="min-w-0 truncate">{name}</span>
      </Link>
    </li>
  )
}
