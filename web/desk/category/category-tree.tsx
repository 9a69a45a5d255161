// The tree: rows are dragged to another place, or moved by buttons, and each opens.
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskCategoryEndpoints } from '#contract/features/category/desk/desk-category.endpoints.ts'
import type { DeskCategory } from '#contract/features/category/desk/desk-category.schema.ts'
import { deskCall, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { announce } from '#web/ui/feedback/announce.ts'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { CategoryRow } from './category-row.tsx'
import { dropPlace, type Place, treeRows } from './category-tree.rules.ts'
import { useCategoryName } from './use-category-name.ts'

type CategoryTreeProps = { categories: readonly DeskCategory[]; mayEdit: boolean }

export function CategoryTree({ categories, mayEdit }: CategoryTreeProps) {
  const t = useTranslations('desk_category')
  const nameOf = useCategoryName()
  const refusalOf = useRefusal()
  const [archiving, setArchiving] = useState<DeskCategory | null>(null)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }))
  const move = useMutation({
    mutationFn: ({ category: { id, version }, place }: { category: DeskCategory; place: Place }) =>
      deskCall(deskCategoryEndpoints.move, { params: { id }, input: { ...place, version } }),
    onSuccess: (_, { category }) => announce(t('moved', { name: nameOf(category) })),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => readAgain(deskCategoryEndpoints.list),
  })
  const rows = treeRows(categories)
  const drop = ({ active, over }: DragEndEvent) => {
    const row = rows.find(({ category }) => category.id === active.id)
    const place = over && dropPlace(rows, Number(active.id), Number(over.id))
    if (row && place) move.mutate({ category: row.category, place })
  }
  if (rows.length === 0)
    return <EmptyState picture={<EmptyPicture size={120} />} title={t('empty')} text={t('empty_text')} />
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext
          items={rows.map(({ category }) => category.id)}
          strategy={verticalListSortingStrategy}
        >
          <ul
            aria-label={t('tree')}
            aria-busy={move.isPending}
            className="desk-panel flex flex-col divide-y divide-line"
          >
            {rows.map((row) => (
              <CategoryRow
                key={row.category.id}
                row={row}
                mayEdit={mayEdit}
                onMove={(place) => move.isPending || move.mutate({ category: row.category, place })}
                onArchive={() => setArchiving(row.category)}
              />
            ))}
          </ul>
        </SortableContext>
      </DndContext>
      {mayEdit && <Archived categories={categories.filter(({ is_archived }) => is_archived)} />}
      {archiving && (
        <ArchiveDialog
          key={archiving.id}
          category={archiving}
          others={rows.map(({ category }) => category).filter(({ id }) => id !== archiving.id)}
          onClose={() => setArchiving(null)}
        />
      )}
    </>
  )
}

function Archived({ categories }: { categories: readonly DeskCategory[] }) {
  const t = useTranslations('desk_category')
  const nameOf = useCategoryName()
  const refusalOf = useRefusal()
  const restore = useMutation({
    mutationFn: ({ id, version }: DeskCategory) =>
      deskCall(deskCategoryEndpoints.restore, { params: { id }, input: { version } }),
    onSuccess: (category) => notify.success(t('restored', { name: nameOf(category) })),
    onError: (error) => notify.error(refusalOf(error)),
    onSettled: () => readAgain(deskCategoryEndpoints.list),
  })
  if (categories.length === 0) return null
  return (
    <section aria-label={t('archived')} className="mt-4">
      <h2 className="mb-2 font-semibold text-16">{t('archived')}</h2>
      <ul className="desk-panel flex flex-col divide-y divide-line">
        {categories.map((category) => (
          <li key={category.id} className="desk-row flex items-center justify-between gap-3 px-4 py-1.5">
            <span className="text-ink-soft">{nameOf(category)}</span>
            <Button variant="outline" size="small" onClick={() => restore.mutate(category)}>
              {t('restore')}
              <span className="sr-only">: {nameOf(category)}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
