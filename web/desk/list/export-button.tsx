// The list as a file: every row the filters let through, in the columns that are seen.
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useTranslations } from 'use-intl'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { csvText } from './csv.rules.ts'
import type { DeskTableProps, ListEndpoint } from './desk-table.types.ts'
import type { ListState } from './list-address.rules.ts'
import { allRows } from './use-list.ts'

type ExportButtonProps<E extends ListEndpoint> = { list: DeskTableProps<E>; state: ListState }

export function ExportButton<E extends ListEndpoint>({ list, state }: ExportButtonProps<E>) {
  const t = useTranslations('desk_list')
  const refusalOf = useRefusal()
  const columns = list.columns.flatMap(({ id, name, csv }) =>
    csv && state.columns.includes(id) ? [{ name, csv }] : [],
  )
  const work = useMutation({
    mutationFn: () => allRows(list, state),
    onSuccess: ({ rows, total_size }) => {
      const lines = [
        columns.map(({ name }) => name),
        ...rows.map((row) => columns.map(({ csv }) => csv(row))),
      ]
      saveFile(`${list.name}.csv`, csvText(lines), 'text/csv;charset=utf-8')
      const isCut = rows.length < total_size
      notify.success(t('exported', { count: rows.length }), isCut ? { detail: t('exported_cut') } : {})
    },
    onError: (error) => notify.error(refusalOf(error)),
  })
  if (columns.length === 0) return null
  return (
    <IconButton
      label={t('export')}
      size="small"
      aria-busy={work.isPending}
      onClick={() => {
        if (!work.isPending) work.mutate()
      }}
    >
      {work.isPending ? <Spinner /> : <Download aria-hidden size={18} />}
    </IconButton>
  )
}
