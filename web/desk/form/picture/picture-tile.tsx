// One of several pictures: held to be moved, with buttons for whoever does not drag.
import { useSortable } from '@dnd-kit/sortable'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Trash2 from 'lucide-react/icons/trash-2'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { FormPicture } from './use-upload.ts'

type PictureTileProps = {
  picture: FormPicture
  place: { index: number; count: number }
  aspect: number
  onMove: (to: number) => void
  onRemove: () => void
}

export function PictureTile({ picture, place, aspect, onMove, onRemove }: PictureTileProps) {
  const t = useTranslations('desk_form')
  const { index, count } = place
  const number = String(index + 1)
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.file,
  })
  return (
    <li
      ref={setNodeRef}
      style={
        transform
          ? { transform: `translate(${transform.x}px, ${transform.y}px)`, transition: transition ?? '' }
          : undefined
      }
      className={classNames('flex flex-col gap-1', isDragging && 'z-1 opacity-80')}
    >
      {/* The words on it are no part of what its button is called. */}
      <div className="relative h-28" style={{ aspectRatio: aspect }}>
        <button
          type="button"
          {...attributes}
          {...listeners}
          aria-label={t('picture_drag', { place: number, count: String(count) })}
          className="size-full cursor-grab touch-none overflow-hidden rounded-control border border-line bg-fill"
        >
          <img
            src={picture.url}
            alt=""
            width={112}
            height={112}
            draggable={false}
            className="size-full object-cover"
          />
        </button>
        {index === 0 && (
          <span className="pointer-events-none absolute start-1 bottom-1 rounded-inner bg-inverse px-1.5 text-12 text-on-inverse">
            {t('picture_first')}
          </span>
        )}
      </div>
      <div className="flex justify-center gap-1">
        <IconButton
          label={t('picture_earlier', { place: number })}
          size="small"
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft aria-hidden size={16} className="mirror" />
        </IconButton>
        <IconButton
          label={t('picture_later', { place: number })}
          size="small"
          disabled={index === count - 1}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight aria-hidden size={16} className="mirror" />
        </IconButton>
        <IconButton label={t('picture_remove_one', { place: number })} size="small" onClick={onRemove}>
          <Trash2 aria-hidden size={16} />
        </IconButton>
      </div>
    </li>
  )
}
