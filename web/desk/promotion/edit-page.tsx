// The page of one thing: the way back, what it is called and in what state, and its form once it is read.
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { PeriodState } from '#contract/core/desk-period.ts'
import type { Endpoint, EndpointReply } from '#contract/core/endpoint.ts'
import type { Permission } from '#contract/core/permission.ts'
import { BackToList } from '#web/desk/list/back-to-list.tsx'
import { type DeskPage, useAddressId } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { PageSkeleton } from '#web/desk/shell/frame.tsx'
import { NotFoundPage, Permitted } from '#web/desk/shell/not-found-page.tsx'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { ArchiveButton } from './archive-button.tsx'
import { StateBadge } from './state-badge.tsx'

type Thing = { id: number; title: string; state?: PeriodState; version: number }

export type ReadEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType<Thing>>

type Ends<E extends ReadEndpoint> = { list: Endpoint; read: E; archive?: Endpoint; restore?: Endpoint }

type EditPageProps<E extends ReadEndpoint> = {
  isNew?: boolean
  ends: Ends<E>
  back: { to: DeskPage; list: string; name: string }
  newTitle: string
  needs?: Permission
  form: (thing: EndpointReply<E> | null) => ReactNode
}

export function EditPage<E extends ReadEndpoint>(props: EditPageProps<E>) {
  const { isNew, back, newTitle, form, needs = 'edit_promotions' } = props
  const id = useAddressId()
  return (
    <Permitted needs={needs}>
      {isNew ? (
        <>
          <BackToList to={back.to} list={back.list}>
            {back.name}
          </BackToList>
          <PageHeader title={newTitle} />
          {form(null)}
        </>
      ) : id === null ? (
        <NotFoundPage />
      ) : (
        <Loaded key={id} id={id} {...props} />
      )}
    </Permitted>
  )
}

function Loaded<E extends ReadEndpoint>({ id, ends, back, form }: EditPageProps<E> & { id: number }) {
  const t = useTranslations()
  const read: ReadEndpoint = ends.read
  const { data, error, refetch } = useQuery(deskQuery(read, { params: { id } }))
  if (!data) {
    if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />
    return error ? (
      <QuietFailure
        text={t('desk.load_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <PageSkeleton />
    )
  }
  const { archive, restore } = ends
  const setArchived = async (isArchived: boolean) => {
    const endpoint = isArchived ? archive : restore
    if (!endpoint) return
    await deskCall(endpoint, { params: { id }, input: { version: data.version } })
    await readAgain(ends.list, ends.read)
  }
  return (
    <>
      <BackToList to={back.to} list={back.list}>
        {back.name}
      </BackToList>
      <PageHeader
        title={data.title}
        text={data.state && <StateBadge state={data.state} />}
        action={
          archive && data.state ? (
            <ArchiveButton state={data.state} name={data.title} setArchived={setArchived} />
          ) : null
        }
      />
      {/* A thing that was archived or brought back is another one to its form. */}
      <div key={String(data.state === 'archived')}>{form(data as EndpointReply<E>)}</div>
    </>
  )
}

/** After saving: its page shows what was saved, and the list is read again. */
export function keepSaved<E extends ReadEndpoint>(
  ends: Ends<E>,
  saved: EndpointReply<E> & { id: number },
): void {
  const read: ReadEndpoint = ends.read
  queryClient.setQueryData(deskQuery(read, { params: { id: saved.id } }).queryKey, saved as Thing)
  void readAgain(ends.list)
}
