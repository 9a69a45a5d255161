// One file, dropped or chosen; what was chosen shows its name and size.
import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { formatCount } from '#contract/core/money-text.ts'
import { RemovableChip } from '#web/ui/action/chip.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

type ChosenFileProps = {
  label: string
  hint: string
  accept: string
  file: File | null
  onChange: (file: File | null) => void
}

const kilobyte = 1_024

export function ChosenFile({ label, hint, accept, file, onChange }: ChosenFileProps) {
  const t = useTranslations('desk_import')
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onChange(event.dataTransfer.files[0] ?? file)
  }
  return (
    <div className="flex flex-col gap-2">
      <label
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={classNames(
          'grid min-h-28 place-items-center content-center gap-1 focus-frame rounded-card border-2 border-dashed p-4 text-center',
          isOver ? 'border-accent-mark bg-accent-soft' : 'border-line-control bg-surface hover:bg-fill',
        )}
      >
        <FileUp aria-hidden size={24} className="text-accent-ink" />
        <span className="font-medium text-14">{label}</span>
        <span className="text-13 text-ink-soft">{hint}</span>
        <input
          type="file"
          accept={accept}
          aria-label={label}
          className="sr-only"
          onChange={({ currentTarget }) => {
            onChange(currentTarget.files?.[0] ?? file)
            // The same file may be chosen again after it was removed.
            currentTarget.value = ''
          }}
        />
      </label>
      {file && (
        <div className="flex">
          <RemovableChip removeLabel={t('remove_file', { name: file.name })} onRemove={() => onChange(null)}>
            <bdi>{file.name}</bdi> · {t('kilobytes', { count: formatCount(Math.ceil(file.size / kilobyte)) })}
          </RemovableChip>
        </div>
      )}
    </div>
  )
}
