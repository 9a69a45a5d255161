// Several pictures in a sequence of one's own, the first one in front: moved by hand or by buttons.
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable'
import { useId, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { DeskPictureFolder } from '#contract/features/picture/picture.endpoints.ts'
import { announce } from '#web/ui/feedback/announce.ts'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import type { FieldProps } from '../desk-form.types.ts'
import { useField } from '../fields/use-field.ts'
import { CropDialog } from './crop-dialog.tsx'
import type { Cut } from './cut-picture.ts'
import { PictureDrop } from './picture-drop.tsx'
import { PictureTile } from './picture-tile.tsx'
import { type FormPicture, useUpload } from './use-upload.ts'

type PicturesFieldProps<Values extends FieldValues> = FieldProps<Values, FormPicture[]> & {
  folder: DeskPictureFolder
  aspect: number
  max: number
}

export function PicturesField<Values extends FieldValues>(props: PicturesFieldProps<Values>) {
  const { control, name, label, hint, required, folder, aspect, max } = props
  const t = useTranslations('desk_form')
  const { value, onChange, error } = useField<Values, FormPicture[]>({ control, name })
  const adding = useAdding({ folder, max, value, onChange })
  const noteId = `${useId()}-note`
  const wrong = adding.slip ?? error
  const move = (from: number, to: number) => {
    if (to < 0 || to >= value.length) return
    onChange(arrayMove(value, from, to))
    announce(t('picture_moved', { place: String(to + 1), count: String(value.length) }))
  }
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-col gap-1.5">
      <p aria-hidden className="font-medium text-14">
        {label}
        {required && <span className="text-danger-ink"> *</span>}
      </p>
      <Sequence
        pictures={value}
        aspect={aspect}
        onMove={move}
        onRemove={(at) => onChange(value.toSpliced(at, 1))}
      >
        {value.length < max && (
          <li>
            <PictureDrop
              label={t('pictures_add')}
              isMany
              onFiles={(files) => void adding.add(files)}
              isBusy={adding.isSending}
              describedBy={wrong || hint ? noteId : undefined}
              isWrong={Boolean(wrong)}
              className="h-28 w-32"
            />
          </li>
        )}
      </Sequence>
      <FieldNote id={noteId} hint={hint} {...(wrong ? { error: wrong } : {})} />
      {adding.chosen && (
        <CropDialog
          file={adding.chosen}
          aspect={aspect}
          onClose={adding.close}
          onCut={(cut) => void adding.use(cut)}
        />
      )}
    </fieldset>
  )
}

interface AddingParts {
  folder: DeskPictureFolder
  max: number
  value: FormPicture[]
  onChange: (value: FormPicture[]) => void
}

/** One picture is cut first; several at once are taken as they are. */
function useAdding({ folder, max, value, onChange }: AddingParts) {
  const t = useTranslations('desk_form')
  const upload = useUpload(folder)
  const [chosen, setChosen] = useState<File | null>(null)
  const [isTooMany, setTooMany] = useState(false)
  const add = async (files: readonly File[]) => {
    const room = files.slice(0, max - value.length)
    setTooMany(room.length < files.length)
    const [first, ...others] = room
    if (!first || !(await upload.check(first))) return
    if (others.length === 0) return setChosen(first)
    const added: FormPicture[] = []
    for (const file of room) {
      const picture = (await upload.check(file)) ? await upload.send(file, null) : null
      if (!picture) break
      added.push(picture)
      onChange([...value, ...added])
    }
  }
  const use = async (cut: Cut | null) => {
    setChosen(null)
    const picture = chosen && (await upload.send(chosen, cut))
    if (picture) onChange([...value, picture])
  }
  return {
    add,
    use,
    chosen,
    close: () => setChosen(null),
    isSending: upload.isSending,
    slip: upload.slip ?? (isTooMany ? t('pictures_full', { count: String(max) }) : undefined),
  }
}

type SequenceProps = {
  pictures: readonly FormPicture[]
  aspect: number
  onMove: (from: number, to: number) => void
  onRemove: (at: number) => void
  children: React.ReactNode
}

function Sequence({ pictures, aspect, onMove, onRemove, children }: SequenceProps) {
  const sensors = useSensors(
    // A press that does not move is a press.
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const files = pictures.map(({ file }) => file)
  const end = ({ active, over }: DragEndEvent) => {
    if (over && active.id !== over.id)
      onMove(files.indexOf(String(active.id)), files.indexOf(String(over.id)))
  }
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end}>
      <SortableContext items={files} strategy={rectSortingStrategy}>
        <ol className="flex flex-wrap gap-3">
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.file}
              picture={picture}
              place={{ index, count: pictures.length }}
              aspect={aspect}
              onMove={(to) => onMove(index, to)}
              onRemove={() => onRemove(index)}
            />
          ))}
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
