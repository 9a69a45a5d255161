// Asks which piece of a picture is to be shown, or all of it.
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { Cut } from './cut-picture.ts'

const CropStage = lazy(() => import('./crop-stage.tsx').then(({ CropStage: stage }) => ({ default: stage })))

type CropDialogProps = {
  file: File
  aspect: number
  onClose: () => void
  /** Null: the whole picture. */
  onCut: (cut: Cut | null) => void
}

export function CropDialog({ file, aspect, onClose, onCut }: CropDialogProps) {
  const t = useTranslations()
  const [cut, setCut] = useState<Cut | null>(null)
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('desk_form.crop')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3 pb-4">
          <Button variant="ghost" onClick={() => onCut(null)}>
            {t('desk_form.crop_none')}
          </Button>
          {/* Until the picture is measured there is no part to use. */}
          <Button disabled={!cut} onClick={() => cut && onCut(cut)}>
            {t('desk_form.crop_use')}
          </Button>
        </div>
      }
    >
      <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
        {url && <CropStage url={url} aspect={aspect} onCut={setCut} />}
      </Suspense>
    </Dialog>
  )
}
