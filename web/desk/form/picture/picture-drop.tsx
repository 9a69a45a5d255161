// The place a picture is dropped on, pasted into or chosen from.
import ImagePlus from 'lucide-react/icons/image-plus'
import { type DragEvent, type ReactNode, useState } from 'react'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

type PictureDropProps = {
  label: ReactNode
  onFiles: (files: readonly File[]) => void
  isMany?: boolean
  isBusy: boolean
  describedBy: string | undefined
  isWrong: boolean
  className?: string
}

export function PictureDrop(props: PictureDropProps) {
  const { label, onFiles, isMany, isBusy, describedBy, isWrong, className } = props
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      onPaste={({ clipboardData }) => onFiles([...clipboardData.files])}
      className={classNames(
        'grid cursor-pointer place-items-center content-center gap-1 focus-frame rounded-control border-2 border-dashed p-2 text-center',
        isOver ? 'border-accent-mark bg-accent-soft' : 'border-line-control bg-surface hover:bg-fill',
        className,
      )}
    >
      {isBusy ? <Spinner size={22} /> : <ImagePlus aria-hidden size={22} className="text-accent-ink" />}
      <span className="font-medium text-13">{label}</span>
      <input
        type="file"
        accept="image/*"
        multiple={isMany}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={describedBy}
        aria-busy={isBusy}
        className="sr-only"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again after it was removed.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}
