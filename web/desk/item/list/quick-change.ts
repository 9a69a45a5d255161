// Price, stock and availability changed in the list: shown at once, taken back where the shop refuses.
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { coreFailures } from '#contract/core/failure.ts'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import type { ItemRow } from '#contract/features/item/desk/desk-item.schema.ts'
import { deskCall, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { announce } from '#web/ui/feedback/announce.ts'
import { notify } from '#web/ui/overlay/notify.ts'

interface Listed {
  rows: ItemRow[]
  total_size: number
}

const lists = { queryKey: [deskItemEndpoints.list.path] }

function writeRow(row: ItemRow): void {
  queryClient.setQueriesData<Listed>(lists, (listed) =>
    listed ? { ...listed, rows: listed.rows.map((one) => (one.id === row.id ? row : one)) } : listed,
  )
}

/** Of all pages that were read: what is chosen may stand on several. */
export function readRows(ids: readonly number[]): ItemRow[] {
  const known = queryClient.getQueriesData<Listed>(lists).flatMap(([, listed]) => listed?.rows ?? [])
  const newest = new Map<number, ItemRow>()
  for (const row of known) {
    if ((newest.get(row.id)?.version ?? 0) <= row.version) newest.set(row.id, row)
  }
  return ids.flatMap((id) => newest.get(id) ?? [])
}

export type QuickChange = Partial<Pick<ItemRow, 'price' | 'status'>> & { stock?: number }

export function useQuickChange(row: ItemRow) {
  const t = useTranslations('items')
  const refusalOf = useRefusal()
  return useMutation({
    mutationFn: (change: QuickChange) =>
      deskCall(deskItemEndpoints.changeInRow, {
        params: { id: row.id },
        input: { ...change, version: row.version },
      }),
    onMutate: async (change) => {
      await queryClient.cancelQueries(lists)
      writeRow({ ...row, ...change })
    },
    onSuccess: (saved) => {
      writeRow(saved)
      announce(t('row_saved', { name: saved.name }))
      return readAgain(deskItemEndpoints.one)
    },
    onError: async (error) => {
      writeRow(row)
      const isBehind =
        error instanceof ApiFailure && error.entries[0]?.code === coreFailures.changed_meanwhile.code
      notify.error(isBehind ? t('row_behind', { name: row.name }) : refusalOf(error))
      await readAgain(deskItemEndpoints.list)
    },
  })
}
