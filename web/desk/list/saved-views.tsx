// Saved views of a list: what is chosen now under a name, to come back to on any device.
import { useMutation, useQuery } from '@tanstack/react-query'
import Bookmark from 'lucide-react/icons/bookmark'
import Check from 'lucide-react/icons/check'
import List from 'lucide-react/icons/list'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Save from 'lucide-react/icons/save'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { savedViewEndpoints } from '#contract/features/staff/saved-view.endpoints.ts'
import type { SavedView } from '#contract/features/staff/saved-view.schema.ts'
import { deskCall, deskQuery, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { useConfirmTexts } from '#web/platform/i18n/use-confirm-texts.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuAction, MenuSeparator } from '#web/ui/overlay/menu.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { openView, viewText, wholeList } from './list-address.rules.ts'
import type { ListAddress } from './use-list.ts'
import { viewsMark } from './use-list-keys.ts'
import { ViewNameDialog } from './view-name-dialog.tsx'

type SavedViewsProps = { list: string; address: ListAddress }

type Opened = { kind: 'name'; view: SavedView | null } | { kind: 'remove'; view: SavedView } | null

export function SavedViews({ list, address }: SavedViewsProps) {
  const t = useTranslations()
  const { data: views, error } = useQuery(deskQuery(savedViewEndpoints.list, { input: { list } }))
  const [opened, setOpened] = useState<Opened>(null)
  const text = `${wholeList}${viewText(address.state, address.shape)}`
  const open = openView(views ?? [], address.viewId, text)
  return (
    <>
      <Menu align="start" trigger={<Trigger open={open} />}>
        {views?.length === 0 && <Hint text={t('desk_list.views_none')} />}
        {error && <Hint text={t('desk.load_failed')} />}
        {(open || text !== wholeList) && (
          <MenuAction icon={<List aria-hidden size={16} />} onSelect={() => address.showView(null)}>
            {t('desk_list.views_whole')}
          </MenuAction>
        )}
        <div className="max-h-72 overflow-y-auto">
          {views?.map((view) => (
            <MenuAction
              key={view.id}
              icon={
                <Check
                  aria-hidden
                  size={16}
                  className={open?.view.id === view.id ? undefined : 'invisible'}
                />
              }
              onSelect={() => address.showView(view)}
            >
              <bdi className="min-w-0 break-words">{view.name}</bdi>
              {open?.view.id === view.id && <span className="sr-only">{t('desk_list.view_open')}</span>}
            </MenuAction>
          ))}
        </div>
        <MenuSeparator />
        <ViewActs open={open} text={text} onOpen={setOpened} />
      </Menu>
      <ViewNameDialog
        about={opened?.kind === 'name' ? { view: opened.view, list, text } : null}
        onClose={() => setOpened(null)}
        onSaved={({ id }) => address.nameView(id)}
      />
      <RemoveView
        view={opened?.kind === 'remove' ? opened.view : null}
        onClose={() => setOpened(null)}
        onRemoved={() => address.nameView(null)}
      />
    </>
  )
}

type Open = ReturnType<typeof openView<SavedView>>

function Hint({ text }: { text: string }) {
  return <p className="max-w-72 px-3 py-2 text-13 text-ink-soft">{text}</p>
}

/** The menu hands its own attributes on to the button. */
function Trigger({ open, ...handed }: { open: Open }) {
  const t = useTranslations('desk_list')
  return (
    <Button variant="outline" size="small" {...{ [viewsMark]: '' }} {...handed}>
      <Bookmark aria-hidden size={16} />
      {open ? (
        <>
          <span className="sr-only">{t('views')}: </span>
          <bdi className="max-w-40 truncate">{open.view.name}</bdi>{' '}
          {open.isChanged && <span className="font-normal text-ink-soft">{t('view_changed')}</span>}
        </>
      ) : (
        t('views')
      )}
    </Button>
  )
}

type ViewActsProps = { open: Open; text: string; onOpen: (opened: Opened) => void }

function ViewActs({ open, text, onOpen }: ViewActsProps) {
  const t = useTranslations('desk_list')
  const refusalOf = useRefusal()
  const replace = useMutation({
    mutationFn: ({ id }: SavedView) =>
      deskCall(savedViewEndpoints.change, { params: { id }, input: { search: text } }),
    onSuccess: async ({ name }) => {
      notify.success(t('view_saved', { name }))
      await readAgain(savedViewEndpoints.list)
    },
    onError: (error) => notify.error(refusalOf(error)),
  })
  const name = open?.view.name ?? ''
  return (
    <>
      {open?.isChanged && (
        <MenuAction icon={<Save aria-hidden size={16} />} onSelect={() => replace.mutate(open.view)}>
          {t('replace_view', { name })}
        </MenuAction>
      )}
      <MenuAction icon={<Plus aria-hidden size={16} />} onSelect={() => onOpen({ kind: 'name', view: null })}>
        {t('save_view')}
      </MenuAction>
      {open && (
        <>
          <MenuAction
            icon={<Pencil aria-hidden size={16} />}
            onSelect={() => onOpen({ kind: 'name', view: open.view })}
          >
            {t('rename_view', { name })}
          </MenuAction>
          <MenuAction
            tone="danger"
            icon={<Trash aria-hidden size={16} />}
            onSelect={() => onOpen({ kind: 'remove', view: open.view })}
          >
            {t('remove_view', { name })}
          </MenuAction>
        </>
      )}
    </>
  )
}

type RemoveViewProps = { view: SavedView | null; onClose: () => void; onRemoved: () => void }

function RemoveView({ view, onClose, onRemoved }: RemoveViewProps) {
  const t = useTranslations('desk_list')
  const refusalOf = useRefusal()
  const remove = useMutation({
    mutationFn: ({ id }: SavedView) => deskCall(savedViewEndpoints.remove, { params: { id } }),
    onSuccess: (_, { name }) => {
      onRemoved()
      notify.success(t('view_removed', { name }))
    },
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => {
      onClose()
      return readAgain(savedViewEndpoints.list)
    },
  })
  const texts = useConfirmTexts({
    question: t('remove_view_question', { name: view?.name ?? '' }),
    detail: t('remove_view_text'),
    confirm: t('remove_view_confirm'),
  })
  return (
    <ConfirmDialog
      open={view !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      texts={texts}
      tone="danger"
      loading={remove.isPending}
      onConfirm={() => view && remove.mutate(view)}
    />
  )
}
