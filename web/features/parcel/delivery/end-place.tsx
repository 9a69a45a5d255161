// Where one end of the route is: from the map, or from the address book.
import BookUser from 'lucide-react/icons/book-user'
import MapPin from 'lucide-react/icons/map-pin'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { preloadLocationPicker } from '#web/platform/shop/open-location-picker.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import type { ParcelEnd } from '../draft/parcel-draft.ts'
import type { ParcelSide } from '../draft/parcel-end.rules.ts'
import { FromBook } from '../end/from-book.tsx'
import { pickEnd } from '../end/pick-end.ts'

interface EndPlaceProps {
  side: ParcelSide
  end: ParcelEnd
  problem: string | undefined
  onChange(end: ParcelEnd): void
}

export function EndPlace({ side, end, problem, onChange }: EndPlaceProps) {
  const t = useTranslations('sending')
  const noteId = useId()
  const { place } = end
  return (
    <div data-invalid={problem !== undefined} className="flex flex-col gap-3">
      <p className="flex items-start gap-2 text-16">
        <MapPin aria-hidden size={20} className="mt-0.5 shrink-0 text-accent-ink" />
        {place ? (
          <bdi className="min-w-0 wrap-anywhere">{place.address}</bdi>
        ) : (
          <span className="text-ink-soft">{t(`${side}_unset`)}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant={place ? 'outline' : 'soft'}
          aria-label={`${t('pick')}: ${t(side)}`}
          aria-describedby={problem ? noteId : undefined}
          onPointerEnter={preloadLocationPicker}
          onFocus={preloadLocationPicker}
          onClick={() => pickEnd(side, end, onChange)}
        >
          <MapPin aria-hidden size={18} />
          {t('pick')}
        </Button>
        <FromBook onChoose={onChange}>
          {(open) => (
            <Button variant="outline" aria-label={`${t('saved')}: ${t(side)}`} onClick={open}>
              <BookUser aria-hidden size={18} />
              {t('saved')}
            </Button>
          )}
        </FromBook>
      </div>
      {problem ? <FieldNote id={noteId} error={problem} /> : null}
    </div>
  )
}
