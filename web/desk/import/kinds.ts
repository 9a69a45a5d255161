// Which kinds of files somebody may bring in or take out.
import type { Permission } from '#contract/core/permission.ts'
import { type ImportKind, importKinds } from '#contract/features/import/import-words.ts'
import { useAccount } from '#web/desk/session/use-desk.ts'

const needs: Readonly<Record<ImportKind, Permission>> = {
  items: 'edit_items',
  stock: 'edit_items',
  stores: 'edit_stores',
  categories: 'edit_categories',
}

export function useKinds(): ImportKind[] {
  const { permissions } = useAccount()
  return importKinds.filter((kind) => permissions.includes(needs[kind]))
}
