// Pictures chosen, dropped or photographed, shown before they are sent.
import ImagePlus from 'lucide-react/icons/image-plus'
import { type DragEvent, useId, useState } from 'react'
import { FieldNote, type FieldTexts } from '#web/ui/form/field-frame.tsx'
import { FilePreview } from '#web/ui/form/file-preview.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

type FileDropProps = Omit<FieldTexts, 'labelHidden'> & {
  files: readonly File[]
  onFilesChange: (files: readonly File[]) => void
  removeLabel: (name: string) => string
  max: number
  /** Said when more are chosen than there is room for. */
  fullText: string
  accept?: string
}

function keyOf(file: File): string {
  return `${file.name}-${file.lastModified}-${file.size}`
}

export function FileDrop(props: FileDropProps) {
  const { label, hint, error, files, onFilesChange, removeLabel, max, fullText, accept = 'image/*' } = props
  const [over, setOver] = useState(false)
  const [isTooMany, setTooMany] = useState(false)
  const id = useId()
  const add = (chosen: FileList | null) => {
    const known = new Set(files.map(keyOf))
    const fresh = [...(chosen ?? [])].filter((file) => !known.has(keyOf(file)))
    setTooMany(files.length + fresh.length > max)
    onFilesChange([...files, ...fresh].slice(0, max))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    add(event.dataTransfer.files)
  }
  return (
    <div className="flex flex-col gap-2">
      {files.length < max && (
        <label
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          className={classNames(
            'grid min-h-28 place-items-center content-center gap-1 focus-frame rounded-card border-2 border-dashed p-4 text-center',
            over ? 'border-accent-mark bg-accent-soft' : 'border-line-control bg-surface hover:bg-fill',
          )}
        >
          <ImagePlus aria-hidden size={24} className="text-accent-ink" />
          <span className="font-medium text-14">{label}</span>
          <input
            type="file"
            accept={accept}
            multiple={max > 1}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? `${id}-note` : undefined}
            className="sr-only"
            onChange={(event) => {
              add(event.currentTarget.files)
              // The same file may be chosen again after it was removed.
              event.currentTarget.value = ''
            }}
          />
        </label>
      )}
      <FieldNote id={`${id}-note`} hint={hint} error={error ?? (isTooMany ? fullText : undefined)} />
      {files.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {files.map((file) => (
            <FilePreview
              key={keyOf(file)}
              file={file}
              removeLabel={removeLabel(file.name)}
              onRemove={() => {
                setTooMany(false)
                onFilesChange(files.filter((other) => other !== file))
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}
