// Files that were brought in, a way to bring in the next one, and to take everything out.
import Upload from 'lucide-react/icons/upload'
import { useTranslations } from 'use-intl'
import { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import type { ImportSummary } from '#contract/features/import/import.schema.ts'
import { DeskTable } from '#web/desk/list/desk-table.tsx'
import type { DeskColumn } from '#web/desk/list/desk-table.types.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ExportPanel } from './export-panel.tsx'
import { StateTag } from './state-tag.tsx'

export function ImportsPage() {
  return (
    <Permitted needs="import_catalogue">
      <Imports />
    </Permitted>
  )
}

function useColumns(): DeskColumn<ImportSummary>[] {
  const t = useTranslations('desk_import')
  const moment = useMoment()
  return [
    {
      id: 'file',
      name: t('file'),
      cell: ({ file_name }) => <bdi>{file_name}</bdi>,
      csv: ({ file_name }) => file_name,
    },
    { id: 'kind', name: t('kind'), cell: ({ kind }) => t(`kind_${kind}`), csv: ({ kind }) => kind },
    {
      id: 'state',
      name: t('state'),
      cell: ({ state }) => <StateTag state={state} />,
      csv: ({ state }) => state,
    },
    {
      id: 'made',
      name: t('fate_made'),
      align: 'end',
      cell: ({ counts }) => counts.made,
      csv: ({ counts }) => counts.made,
    },
    {
      id: 'changed',
      name: t('fate_changed'),
      align: 'end',
      cell: ({ counts }) => counts.changed,
      csv: ({ counts }) => counts.changed,
    },
    {
      id: 'refused',
      name: t('fate_refused'),
      align: 'end',
      cell: ({ counts }) => counts.refused,
      csv: ({ counts }) => counts.refused,
    },
    { id: 'who', name: t('who'), cell: ({ staff_name }) => staff_name, csv: ({ staff_name }) => staff_name },
    {
      id: 'created_at',
      name: t('when'),
      cell: ({ created_at }) => moment(created_at, 'date_time'),
      csv: ({ created_at }) => created_at,
    },
  ]
}

function Imports() {
  const t = useTranslations('desk_import')
  const columns = useColumns()
  const begin = (
    <Button render={<DeskLink to="/imports/new" />}>
      <span className="inline-flex items-center gap-2">
        <Upload aria-hidden size={18} />
        {t('new')}
      </span>
    </Button>
  )
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} action={begin} />
      <div className="flex flex-col gap-6">
        <ExportPanel />
        <DeskTable
          name="imports"
          label={t('imports')}
          endpoint={importEndpoints.list}
          columns={columns}
          sortedFirst={{ sort: 'created_at', dir: 'down' }}
          rowName={({ file_name }) => file_name}
          rowPage={({ id }) => `/imports/${id}`}
          empty={{ title: t('empty'), text: t('empty_text') }}
          searchLabel={t('search')}
        />
      </div>
    </>
  )
}
