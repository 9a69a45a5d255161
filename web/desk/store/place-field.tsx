// Where the store is: the pin stands in the middle of the map, and what is under it is the store's point.
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import type { StoreTerms } from '#contract/features/store/desk/desk-store.schema.ts'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { Button } from '#web/ui/action/button.tsx'
import { FieldNote } from '#web/ui/form/field-frame.tsx'
import { PinMap } from '#web/ui/map/pin-map.tsx'
import { useShownTheme } from '#web/ui/map/use-shown-theme.ts'
import { type MapPlace, middleOf, type StoreValues } from './store-values.ts'

export function PlaceField({ control, terms }: { control: FieldControl<StoreValues>; terms: StoreTerms }) {
  const t = useTranslations('desk_stores')
  const { value, onChange, error } = useField<StoreValues, MapPlace>({ control, name: 'place' })
  const zone_id = useWatch({ control, name: 'zone_id' })
  const { language } = usePreferences()
  const styleUrl = `/map/style.json?theme=${useShownTheme()}&language=${language}`
  const zone = terms.zones.find(({ id }) => id === zone_id)
  const texts = {
    ...{ map: t('map'), move_pin: t('move_pin'), no_map: t('no_map') },
    ...{ north: t('north'), south: t('south'), west: t('west'), east: t('east') },
    ...{ zoom_in: t('zoom_in'), zoom_out: t('zoom_out') },
  }
  return (
    <div className="flex flex-col gap-2 md:col-span-2">
      <PinMap
        point={value}
        onPoint={onChange}
        styleUrl={styleUrl}
        texts={texts}
        className="h-80 rounded-control border border-line"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-13 text-ink-soft tabular">
          <bdi dir="ltr">
            {value.lat.toFixed(5)}, {value.lng.toFixed(5)}
          </bdi>
        </p>
        {zone && (
          <Button type="button" variant="ghost" size="small" onClick={() => onChange(middleOf(zone))}>
            {t('to_zone', { zone: zone.name })}
          </Button>
        )}
      </div>
      <FieldNote id="store-place-note" hint={t('place_hint')} {...(error ? { error } : {})} />
    </div>
  )
}
