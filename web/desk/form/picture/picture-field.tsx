// One picture: chosen, cut to its shape, sent, seen, changed and taken away.
import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { DeskPictureFolder } from '#contract/features/picture/picture.endpoints.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import type { FieldProps } from '../desk-form.types.ts'
import { useField } from '../fields/use-field.ts'
import { CropDialog } from './crop-dialog.tsx'
import { PictureDrop } from './picture-drop.tsx'
import { type FormPicture, useUpload } from './use-upload.ts'

type PictureFieldProps<Values extends FieldValues> = FieldProps<Values, FormPicture | null> & {
  folder: DeskPictureFolder
  /** Width by height of where it is shown. */
  aspect: number
}

export function PictureField<Values extends FieldValues>(props: PictureFieldProps<Values>) {
  const { control, name, label, hint, required, folder, aspect } = props
  const t = useTranslations('desk_form')
  const { value, onChange, error } = useField<Values, FormPicture | null>({ control, name })
  const { isSending, slip, send, check } = useUpload(folder)
  const [chosen, setChosen] = useState<File | null>(null)
  const noteId = `${useId()}-note`
  const wrong = slip ?? error
  const choose = async ([file]: readonly File[]) => {
    if (file && (await check(file))) setChosen(file)
  }
  const use = async (cut: Parameters<typeof send>[1]) => {
    setChosen(null)
    const picture = chosen && (await send(chosen, cut))
    if (picture) onChange(picture)
  }
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-col gap-1.5">
      <p aria-hidden className="font-medium text-14">
        {label}
        {required && <span className="text-danger-ink"> *</span>}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {value && (
          <img
            src={value.url}
            alt={label}
            width={Math.round(112 * aspect)}
            height={112}
            style={{ aspectRatio: aspect }}
            className="h-28 max-w-full rounded-control border border-line bg-fill object-cover"
          />
        )}
        <PictureDrop
          label={t(value ? 'picture_other' : 'picture_choose')}
          onFiles={(files) => void choose(files)}
          isBusy={isSending}
          describedBy={wrong || hint ? noteId : undefined}
          isWrong={Boolean(wrong)}
          className="h-28 w-40"
        />
        {value && (
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
            <Trash2 aria-hidden size={16} />
            {t('picture_remove')}
          </Button>
        )}
      </div>
      <FieldNote id={noteId} hint={hint} {...(wrong ? { error: wrong } : {})} />
      {chosen && (
        <CropDialog
          file={chosen}
          aspect={aspect}
          onClose={() => setChosen(null)}
          onCut={(cut) => void use(cut)}
        />
      )}
    </fieldset>
  )
}
