// One end of the route in a single line: pressed, it opens the map; beside it the address book of a customer.
import BookUser from 'lucide-react/icons/book-user'
import MapPin from 'lucide-react/icons/map-pin'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { preloadLocationPicker } from '#web/platform/shop/open-location-picker.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { controlLook } from '#web/ui/form/control-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import type { ParcelEnd } from '../draft/parcel-draft.ts'
import type { ParcelSide } from '../draft/parcel-end.rules.ts'
import { FromBook } from '../end/from-book.tsx'
import { pickEnd } from '../end/pick-end.ts'

interface SendEndProps {
  side: ParcelSide
  end: ParcelEnd
  onChange(end: ParcelEnd): void
}

const labels = { sender: 'from', receiver: 'to' } as const

export function SendEnd({ side, end, onChange }: SendEndProps) {
  const t = useTranslations('sending')
  const id = useId()
  const { place } = end
  return (
    <div className="flex flex-col gap-1.5">
      <span id={`${id}-label`} className="font-medium text-14">
        {t(labels[side])}
      </span>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-labelledby={`${id}-label ${id}-value`}
          onPointerEnter={preloadLocationPicker}
          onFocus={preloadLocationPicker}
          onClick={() => pickEnd(side, end, onChange)}
          className={classNames(controlLook, 'flex min-h-12 min-w-0 items-center gap-2 px-3.5 text-start')}
        >
          <MapPin aria-hidden size={18} className="shrink-0 text-accent-ink" />
          <span id={`${id}-value`} className={classNames('truncate', !place && 'text-ink-faint')}>
            {place ? <bdi>{place.address}</bdi> : t(`${side}_unset`)}
          </span>
        </button>
        <FromBook onChoose={onChange}>
          {(open) => (
            <IconButton label={`${t('saved')}: ${t(labels[side])}`} variant="soft" onClick={open}>
              <BookUser aria-hidden size={20} />
            </IconButton>
          )}
        </FromBook>
      </div>
    </div>
  )
}
