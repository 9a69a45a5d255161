// The country of a phone number, found by its name, its letters or its code.
import { Combobox as Base } from '@base-ui/react/combobox'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useMemo } from 'react'
import { choiceLook, popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type DialCode, dialCodes } from './dial-codes.ts'

export type CountryTexts = { label: string; search: string; none: string }

type CountryPickerProps = {
  value: DialCode
  onValueChange: (code: DialCode) => void
  /** Languages to name the countries in, the first the browser knows. */
  locales: readonly string[]
  texts: CountryTexts
}

type Named = DialCode & { name: string }

/** Not every browser names countries in every language: the letters are better than nothing. */
function namedCodes(locales: readonly string[]): Named[] {
  const names = new Intl.DisplayNames([...locales], { type: 'region', fallback: 'code' })
  const named = dialCodes.map((code) => ({ ...code, name: names.of(code.country) ?? code.country }))
  return named.sort((one, other) => one.name.localeCompare(other.name))
}

export function CountryPicker({ value, onValueChange, locales, texts }: CountryPickerProps) {
  const items = useMemo(() => namedCodes(locales), [locales])
  const chosen = items.find(({ country }) => country === value.country) ?? null
  return (
    <Base.Root<Named>
      items={items}
      value={chosen}
      onValueChange={(picked) => picked && onValueChange(picked)}
      itemToStringLabel={({ name, country, dial }) => `${name} ${country} +${dial}`}
    >
      <Base.Trigger
        aria-label={`${texts.label}: ${value.country} +${value.dial}`}
        className="-ms-2 inline-flex min-h-11 shrink-0 items-center gap-1 rounded-control px-2 text-14 text-ink-soft hover:bg-fill"
      >
        <bdi className="font-medium text-ink tabular">
          {value.country} +{value.dial}
        </bdi>
        <ChevronDown aria-hidden size={16} />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={10} className="z-popup outline-none">
          <Base.Popup
            aria-label={texts.label}
            className={classNames(popupLook, 'w-80 max-w-(--available-width)')}
          >
            <Base.Input
              aria-label={texts.search}
              placeholder={texts.search}
              className="min-h-12 w-full border-line border-b rounded-t-card bg-transparent px-4 text-16 focus-inside"
            />
            <Base.Empty className="text-14 text-ink-soft">
              <span className="block px-4 py-3">{texts.none}</span>
            </Base.Empty>
            <Base.List className="max-h-[min(var(--available-height),18rem)] overflow-y-auto overscroll-contain p-1.5 empty:hidden">
              {(item: Named) => (
                <Base.Item
                  key={item.country}
                  value={item}
                  className={classNames(choiceLook, 'focus-virtual')}
                >
                  <span className="min-w-0 flex-1 truncate">{item.name}</span>
                  <bdi className="text-ink-soft tabular">+{item.dial}</bdi>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
