// What a checked file would do, and the button that does it; afterwards what it did.
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskPath } from '#contract/core/desk.ts'
import { formatCount } from '#contract/core/money-text.ts'
import { importEndpoints } from '#contract/features/import/import.endpoints.ts'
import type { ImportView } from '#contract/features/import/import.schema.ts'
import { rowFates } from '#contract/features/import/import-words.ts'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { FormRefusal } from '#web/ui/form/form-refusal.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { showImport } from './import-query.ts'
import { fetchFile } from './send-file.ts'

export function RunPanel({ view }: { view: ImportView }) {
  const t = useTranslations('desk_import')
  const { counts, state } = view
  return (
    <Card tone="outline" className="flex flex-col gap-4 p-4">
      <h2 className="font-semibold text-16">{t(state === 'done' ? 'done_title' : 'checked_title')}</h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {rowFates.map((fate) => (
          <div key={fate}>
            <dt className="text-13 text-ink-soft">{t(`fate_${fate}`)}</dt>
            <dd className="font-semibold text-22 tabular">{formatCount(counts[fate])}</dd>
          </div>
        ))}
      </dl>
      {state === 'checked' && <RunButton view={view} />}
      {counts.refused > 0 && <RefusedFile id={view.id} />}
    </Card>
  )
}

function RunButton({ view: { id, version, counts } }: { view: ImportView }) {
  const t = useTranslations('desk_import')
  const refusalOf = useRefusal()
  const [skips, setSkips] = useState(false)
  const work = useMutation({
    mutationFn: () =>
      deskCall(importEndpoints.run, { params: { id }, input: { version, skip_refused: skips } }),
    onSuccess: showImport,
  })
  const wanted = counts.made + counts.changed
  if (wanted === 0) return <p className="text-14">{t('nothing_to_do')}</p>
  return (
    <>
      {counts.refused > 0 && (
        <Checkbox
          label={t('skip_refused', { count: counts.refused })}
          checked={skips}
          onCheckedChange={setSkips}
        />
      )}
      <FormRefusal text={work.error ? refusalOf(work.error) : undefined} />
      <div>
        <Button loading={work.isPending} onClick={() => work.mutate()}>
          {t('run', { count: wanted })}
        </Button>
      </div>
    </>
  )
}

function RefusedFile({ id }: { id: number }) {
  const t = useTranslations('desk_import')
  const refusalOf = useRefusal()
  const work = useMutation({
    mutationFn: () => fetchFile(`${deskPath}/imports/${id}/refused`),
    onError: (error) => notify.error(refusalOf(error)),
  })
  return (
    <div className="flex flex-col items-start gap-1">
      <Button variant="soft" loading={work.isPending} onClick={() => work.mutate()}>
        <span className="inline-flex items-center gap-2">
          <Download aria-hidden size={18} />
          {t('refused_file')}
        </span>
      </Button>
      <p className="text-13 text-ink-soft">{t('refused_file_text')}</p>
    </div>
  )
}
