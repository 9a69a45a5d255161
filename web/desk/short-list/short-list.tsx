// One short list: its entries in a row each, a dialog to add or change one, and a question before one is removed.
import { useMutation, useQuery } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import type { Endpoint, EndpointReply } from '#contract/core/endpoint.ts'
import type { Localised } from '#contract/core/language.ts'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { useReadText } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { useQuestion } from '#web/desk/zone/use-question.tsx'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Tag } from '#web/ui/display/tag.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { type ShortListName, ShortListTabs } from './short-list-tabs.tsx'

export interface ListedEntry {
  id: number
  version: number
  status: boolean
}

type ListEndpoint = Endpoint<z.ZodType, z.ZodType, z.ZodType<ListedEntry[]>>
type EntryOf<E extends ListEndpoint> = EndpointReply<E>[number]

export interface EntryFormProps<Entry> {
  entry: Entry | null
  onDone: () => void
}

type ShortListPageProps<E extends ListEndpoint> = {
  list: ShortListName
  endpoint: E
  nameOf: (entry: EntryOf<E>) => Localised
  /** In small letters beside the name. */
  aboutOf?: (entry: EntryOf<E>) => string
  pictureOf?: (entry: EntryOf<E>) => string | null
  remove: (entry: EntryOf<E>) => Promise<unknown>
  form: (props: EntryFormProps<EntryOf<E>>) => ReactNode
}

export function ShortListPage<E extends ListEndpoint>(props: ShortListPageProps<E>) {
  return (
    <Permitted needs="edit_zones">
      <ShortList {...props} />
    </Permitted>
  )
}

function ShortList<E extends ListEndpoint>(props: ShortListPageProps<E>) {
  const { list, endpoint, form } = props
  const t = useTranslations()
  const read: ListEndpoint = endpoint
  const { data, error, refetch } = useQuery(deskQuery(read))
  const [edited, setEdited] = useState<EntryOf<E> | 'new' | null>(null)
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Plus aria-hidden size={18} />
      {t(`desk_lists.add_${list}`)}
    </Button>
  )
  const done = () => {
    void readAgain(endpoint)
    setEdited(null)
  }
  return (
    <>
      <PageHeader title={t('desk_lists.title')} text={t(`desk_lists.${list}_text`)} action={add} />
      <ShortListTabs open={list} />
      {!data && error && (
        <QuietFailure
          text={t('desk.load_failed')}
          retryLabel={t('common.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-72 w-full rounded-card" />}
      {data?.length === 0 && (
        <EmptyState
          picture={<EmptyPicture size={120} />}
          title={t('desk_lists.empty')}
          text={t(`desk_lists.${list}_empty`)}
        />
      )}
      {data && data.length > 0 && (
        <Entries {...props} entries={data as EntryOf<E>[]} onEdit={(entry) => setEdited(entry)} />
      )}
      <Dialog
        open={edited !== null}
        onOpenChange={(isOpen) => !isOpen && setEdited(null)}
        title={t(edited === 'new' ? `desk_lists.add_${list}` : `desk_lists.change_${list}`)}
        closeLabel={t('common.close')}
      >
        {edited && form({ entry: edited === 'new' ? null : edited, onDone: done })}
      </Dialog>
    </>
  )
}

type EntriesProps<E extends ListEndpoint> = ShortListPageProps<E> & {
  entries: readonly EntryOf<E>[]
  onEdit: (entry: EntryOf<E>) => void
}

function useEntryName<Entry>(nameOf: (entry: Entry) => Localised): (entry: Entry) => string {
  const read = useReadText()
  return (entry) => read(nameOf(entry))
}

function Entries<E extends ListEndpoint>(props: EntriesProps<E>) {
  const { list, endpoint, entries, nameOf, aboutOf, pictureOf, onEdit } = props
  const t = useTranslations('desk_lists')
  const refusalOf = useRefusal()
  const nameIn = useEntryName(nameOf)
  const { ask, dialog } = useQuestion()
  const { mutate } = useMutation({
    mutationFn: props.remove,
    onSuccess: (_, entry) => notify.success(t('removed', { name: nameIn(entry) })),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => readAgain(endpoint),
  })
  const remove = async (entry: EntryOf<E>) => {
    const question = t('remove_question', { name: nameIn(entry) })
    if (await ask({ question, detail: t('remove_detail'), confirm: t('remove') })) mutate(entry)
  }
  return (
    <>
      <ul aria-label={t(list)} className="desk-panel flex max-w-4xl flex-col divide-y divide-line">
        {entries.map((entry) => {
          const name = nameIn(entry)
          const picture = pictureOf?.(entry)
          return (
            <li key={entry.id} className="desk-row flex items-center gap-3 py-1.5 ps-4 pe-2">
              {picture && (
                <img
                  src={picture}
                  alt=""
                  width={40}
                  height={40}
                  className="size-10 shrink-0 rounded-control bg-fill object-cover"
                />
              )}
              <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
                <span className="min-w-0 break-words font-medium">{name}</span>
                {aboutOf && <span className="text-13 text-ink-soft">{aboutOf(entry)}</span>}
              </span>
              {!entry.status && <Tag>{t('off')}</Tag>}
              <IconButton label={t('change', { name })} size="small" onClick={() => onEdit(entry)}>
                <Pencil aria-hidden size={16} />
              </IconButton>
              <IconButton label={t('remove_named', { name })} size="small" onClick={() => void remove(entry)}>
                <Trash2 aria-hidden size={16} />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {dialog}
    </>
  )
}

/** The newest state of one entry, for whoever was slower. */
export async function newestOf<Entry extends ListedEntry>(
  rows: Promise<readonly Entry[]>,
  id: number,
): Promise<Entry> {
  const found = (await rows).find((one) => one.id === id)
  if (!found) throw new Error('The entry is gone')
  return found
}
