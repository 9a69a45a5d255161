// One import as the screens read it.
import { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import type { ImportView } from '#contract/features/import/import.schema.ts'
import { deskQuery, queryClient } from '#web/desk/session/desk-api.ts'

export const importQuery = (id: number) => deskQuery(importEndpoints.one, { params: { id } })

/** What a step answered is what is shown next. */
export function showImport(view: ImportView): void {
  queryClient.setQueryData(importQuery(view.id).queryKey, view)
}
