// The customer's picture: the chosen one is cropped and shown before it is sent, as round as it will appear.
import { useId, useState } from 'react'
import type { FieldError } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { Profile } from '#contract/features/profile/profile.schema.ts'
import { fieldError } from '#web/platform/api/refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { FilePicture } from '#web/ui/media/file-picture.tsx'
import { isPhoto, photoKinds } from '../profile-form.schema.ts'

const loadCropDialog = async () => (await import('./crop-dialog.tsx')).CropDialog

interface PhotoFieldProps {
  profile: Profile
  file: File | null
  onFileChange(file: File | null): void
  error: FieldError | undefined
}

export function PhotoField({ profile, file, onFileChange, error }: PhotoFieldProps) {
  const t = useTranslations('profile')
  const id = useId()
  const [uncropped, setUncropped] = useState<File | null>(null)
  const { Component: CropDialog, preload, load } = useLazyComponent(loadCropDialog)
  const take = async (chosen: File | null) => {
    if (!chosen) return
    // The server draws it square in any case; cropping lets the customer choose which part.
    if (isPhoto(chosen) && (await load())) setUncropped(chosen)
    else onFileChange(chosen)
  }
  const slip = t(error?.message === 'size' ? 'wrong_photo_size' : 'wrong_photo_kind')
  return (
    <div className="flex flex-wrap items-center gap-5">
      {file ? (
        <FilePicture
          file={file}
          width={80}
          height={80}
          className="size-20 rounded-full bg-fill object-cover"
        />
      ) : (
        <Avatar name={`${profile.f_name} ${profile.l_name}`} url={profile.image_full_url} size="large" />
      )}
      <div className="flex min-w-0 flex-1 basis-60 flex-col items-start gap-2">
        <div className="flex flex-wrap gap-2">
          <label
            htmlFor={id}
            className="inline-grid control min-h-11 cursor-pointer place-items-center rounded-control bg-accent-soft px-4 font-medium text-14 text-accent-ink focus-frame"
          >
            {t('photo')}
            <input
              id={id}
              type="file"
              accept={photoKinds.join()}
              aria-describedby={`${id}-note`}
              aria-invalid={error ? true : undefined}
              className="sr-only"
              onClick={preload}
              onChange={(event) => {
                take(event.currentTarget.files?.[0] ?? null)
                // The same file may be chosen again after it was taken back.
                event.currentTarget.value = ''
              }}
            />
          </label>
          {file && (
            <Button variant="ghost" onClick={() => onFileChange(null)}>
              {t('photo_remove')}
            </Button>
          )}
        </div>
        <FieldNote id={`${id}-note`} hint={t('photo_hint')} error={fieldError(error, slip)} />
      </div>
      {CropDialog && (
        <CropDialog
          file={uncropped}
          onClose={() => setUncropped(null)}
          onCropped={(cropped) => {
            setUncropped(null)
            onFileChange(cropped)
          }}
        />
      )}
    </div>
  )
}
