// What is done with one item of the list: see it in the shop, copy it, archive it and bring it back.
import { useMutation } from '@tanstack/react-query'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import { useTranslations } from 'use-intl'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import type { ItemRow } from '#contract/features/item/desk/desk-item.schema.ts'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Menu, MenuAction, MenuLink } from '#web/ui/overlay/menu.tsx'
import { notify } from '#web/ui/overlay/notify.ts'

type Listed = Pick<ItemRow, 'id' | 'version' | 'name' | 'slug' | 'visible' | 'archived_at'>

export function useItemActs({ id, version, name }: Pick<Listed, 'id' | 'version' | 'name'>) {
  const t = useTranslations('items')
  const refusalOf = useRefusal()
  const navigate = useDeskNavigate()
  const onError = (error: unknown) => notify.error(refusalOf(error))
  const archive = useMutation({
    mutationFn: (kind: 'archive' | 'restore') =>
      deskCall(deskItemEndpoints.bulk, {
        input: { items: [{ id, version }], change: { kind }, preview: false },
      }),
    onSuccess: (_done, kind) =>
      notify.success(t(kind === 'archive' ? 'was_archived' : 'was_restored', { name })),
    onError,
    onSettled: () => readAgain(deskItemEndpoints.list, deskItemEndpoints.one),
  })
  const duplicate = useMutation({
    mutationFn: () => deskCall(deskItemEndpoints.duplicate, { params: { id } }),
    onSuccess: async (copy) => {
      notify.success(t('was_copied', { name }))
      await readAgain(deskItemEndpoints.list)
      await navigate(`/items/${copy.id}`)
    },
    onError,
  })
  return { archive, duplicate }
}

export function ItemMenu({ row }: { row: Listed }) {
  const t = useTranslations('items')
  const { archive, duplicate } = useItemActs(row)
  const isArchived = row.archived_at !== null
  return (
    <Menu
      trigger={
        <IconButton label={t('acts_of', { name: row.name })} size="small">
          <Ellipsis aria-hidden size={18} />
        </IconButton>
      }
    >
      {row.visible && (
        <MenuLink
          icon={<ExternalLink aria-hidden size={16} />}
          render={<a href={`/product/${row.slug}`} target="_blank" rel="noreferrer" />}
        >
          {t('see_in_shop')}
        </MenuLink>
      )}
      <MenuAction icon={<Copy aria-hidden size={16} />} onSelect={() => duplicate.mutate()}>
        {t('duplicate')}
      </MenuAction>
      {isArchived ? (
        <MenuAction
          icon={<ArchiveRestore aria-hidden size={16} />}
          onSelect={() => archive.mutate('restore')}
        >
          {t('restore')}
        </MenuAction>
      ) : (
        <MenuAction
          icon={<Archive aria-hidden size={16} />}
          tone="danger"
          onSelect={() => archive.mutate('archive')}
        >
          {t('archive')}
        </MenuAction>
      )}
    </Menu>
  )
}
