// Choosing the part of a photo that is shown: dragged or moved with the arrow keys, nearer or farther.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { cropPicture } from './crop-picture.ts'

interface CropDialogProps {
  /** Null while there is nothing to crop. */
  file: File | null
  onCropped(file: File): void
  onClose(): void
}

const zooms = { min: 1, max: 4, step: 0.05 } as const

/** Pixels an arrow key moves the photo by. */
const keyboardStep = 8

export function CropDialog({ file, onCropped, onClose }: CropDialogProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={file !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('profile.crop_title')}
      closeLabel={t('common.close')}
      size="small"
    >
      {file && <CropForm file={file} onCropped={onCropped} />}
    </Dialog>
  )
}

/** The address of a file in memory, given back when the form goes. */
function useFileUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

function CropForm({ file, onCropped }: { file: File; onCropped(file: File): void }) {
  const t = useTranslations()
  const url = useFileUrl(file)
  const zoomId = useId()
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState<number>(zooms.min)
  const [area, setArea] = useState<Area | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const crop = useMutation({
    mutationFn: (chosen: Area) => cropPicture(file, chosen),
    onSuccess: onCropped,
    onError: () => setUnreadable(true),
  })
  if (isUnreadable) {
    return (
      <p role="alert" className="mb-2 rounded-control bg-danger-soft px-4 py-3 text-14 text-danger-ink">
        {t('profile.crop_unreadable')}
      </p>
    )
  }
  return (
    <div className="flex flex-col gap-4 pb-2">
      <p className="text-14 text-ink-soft">{t('profile.crop_text')}</p>
      {/* Positions are counted from the left, whatever the language. */}
      <div dir="ltr" className="relative aspect-square w-full overflow-hidden rounded-card bg-fill">
        {url && (
          <Cropper
            image={url}
            crop={at}
            zoom={zoom}
            aspect={1}
            minZoom={zooms.min}
            maxZoom={zooms.max}
            cropShape="round"
            objectFit="cover"
            showGrid={false}
            keyboardStep={keyboardStep}
            onCropChange={setAt}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => setArea(pixels)}
            mediaProps={{ alt: file.name, onError: () => setUnreadable(true) }}
            // Its shadow dims the rest of the photo.
            classes={{ cropAreaClassName: 'outline-none focus-crop' }}
            cropperProps={{ role: 'application', 'aria-label': t('profile.crop_area') }}
          />
        )}
      </div>
      <div className="flex items-center gap-3">
        <label htmlFor={zoomId} className="text-14">
          {t('profile.crop_zoom')}
        </label>
        <input
          id={zoomId}
          type="range"
          {...zooms}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
          className="h-11 min-w-0 flex-1 accent-accent-mark"
        />
      </div>
      <Button
        size="large"
        aria-disabled={!area}
        loading={crop.isPending}
        onClick={() => area && crop.mutate(area)}
      >
        {t('profile.crop_done')}
      </Button>
    </div>
  )
}
