// One item: its form, and what is done with it as a whole.
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import type { DeskItem } from '#contract/features/item/desk/desk-item.schema.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { useAddressId } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useMay, useReadText } from '#web/desk/session/use-desk.ts'
import { NotFoundPage, Permitted } from '#web/desk/shell/not-found-page.tsx'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ItemMenu } from '../list/item-menu.tsx'
import { ItemForm } from './item-form.tsx'

export function ItemPage() {
  const id = useAddressId()
  return (
    <Permitted needs="read_catalogue">{id === null ? <NotFoundPage /> : <Item key={id} id={id} />}</Permitted>
  )
}

function Item({ id }: { id: number }) {
  const t = useTranslations()
  const refusalOf = useRefusal()
  const { data: item, error, refetch } = useQuery(deskQuery(deskItemEndpoints.one, { params: { id } }))
  return (
    <>
      <BackToList to="/items" list="items">
        {t('items.back')}
      </BackToList>
      {!item && error && (
        <QuietFailure
          text={refusalOf(error, t('desk.load_failed'))}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!item && !error && <Skeleton className="h-96 w-full rounded-card" />}
      {item && (
        <>
          <Header item={item} />
          <ItemForm item={item} store={item.store} />
        </>
      )}
    </>
  )
}

function Header({ item }: { item: DeskItem }) {
  const t = useTranslations('items')
  const read = useReadText()
  const mayEdit = useMay('edit_items')
  const name = read(item.name)
  const state =
    item.archived_at !== null
      ? t('archived')
      : item.visible
        ? t('shown')
        : t(item.status ? 'shown_not_visible' : 'hidden')
  return (
    <PageHeader
      title={name}
      text={`${item.store.name} · ${state}`}
      action={
        <div className="flex items-center gap-3">
          {item.visible && (
            <a
              href={`/product/${item.slug}`}
              target="_blank"
              rel="noreferrer"
              className="control target-44 rounded-inner text-14 text-accent-ink hover:underline"
            >
              {t('see_in_shop')}
            </a>
          )}
          {mayEdit && <ItemMenu row={{ ...item, name }} />}
        </div>
      }
    />
  )
}
