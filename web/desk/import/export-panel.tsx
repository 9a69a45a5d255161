// Everything of a kind in one file, to be worked on elsewhere and sent back.
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskPath } from '#contract/core/desk.ts'
import { type ExportFormat, exportFormats, type ImportKind } from '#contract/features/import/import-words.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { useKinds } from './kinds.ts'
import { fetchFile } from './send-file.ts'

export function ExportPanel() {
  const t = useTranslations('desk_import')
  const refusalOf = useRefusal()
  const kinds = useKinds()
  const [kind, setKind] = useState<ImportKind>('items')
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  // A feed for Google is of items only.
  const formats = exportFormats.filter((one) => kind === 'items' || !one.startsWith('merchant'))
  const chosen = formats.includes(format) ? format : 'xlsx'
  const work = useMutation({
    mutationFn: () => fetchFile(`${deskPath}/exports/${kind}?format=${chosen}`),
    onSuccess: () => notify.success(t('exported')),
    onError: (error) => notify.error(refusalOf(error)),
  })
  return (
    <Card render={<section aria-label={t('export')} />} tone="outline" className="p-4">
      <h2 className="font-semibold text-16">{t('export')}</h2>
      <p className="mt-0.5 mb-3 text-14 text-ink-soft">{t('export_text')}</p>
      <div className="flex flex-wrap items-end gap-3">
        <div className="w-full sm:w-56">
          <Select
            label={t('kind')}
            options={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
            value={kind}
            onValueChange={setKind}
          />
        </div>
        <div className="w-full sm:w-56">
          <Select
            label={t('format')}
            options={formats.map((value) => ({ value, label: t(`format_${value}`) }))}
            value={chosen}
            onValueChange={setFormat}
          />
        </div>
        <Button variant="soft" loading={work.isPending} onClick={() => work.mutate()}>
          <span className="inline-flex items-center gap-2">
            <Download aria-hidden size={18} />
            {t('download')}
          </span>
        </Button>
      </div>
    </Card>
  )
}
