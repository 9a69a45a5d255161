// One end of the route: where exactly, and whom to call there.
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { namingLocales } from '#web/platform/i18n/runtime-locale.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { PhoneField } from '#web/ui/phone/phone-field.tsx'
import type { ParcelEnd } from '../draft/parcel-draft.ts'
import { endProblems, type ParcelSide } from '../draft/parcel-end.rules.ts'
import { EndPlace } from './end-place.tsx'

export interface EndCardProps {
  side: ParcelSide
  end: ParcelEnd
  wasTried: boolean
  onChange(end: ParcelEnd): void
}

const houseFields = ['road', 'house', 'floor'] as const

const longest = 100

export function EndCard({ side, end, wasTried, onChange }: EndCardProps) {
  const t = useTranslations('sending')
  const problems = wasTried ? endProblems(end) : {}
  return (
    <Card render={<section />} aria-labelledby={`parcel-${side}`} className="flex flex-col gap-4 p-4 sm:p-5">
      <h2 id={`parcel-${side}`} className="font-semibold text-18">
        {t(side)}
      </h2>
      <EndPlace
        side={side}
        end={end}
        problem={problems.place && t(`${side}_${problems.place}`)}
        onChange={onChange}
      />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={t('name')}
          required
          autoComplete={side === 'sender' ? 'name' : 'off'}
          maxLength={longest}
          value={end.contact_person_name}
          error={problems.contact_person_name && t(`${side}_${problems.contact_person_name}`)}
          onChange={(event) => onChange({ ...end, contact_person_name: event.currentTarget.value })}
        />
        <Phone
          end={end}
          problem={problems.contact_person_number && t(`${side}_${problems.contact_person_number}`)}
          onChange={onChange}
        />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {houseFields.map((name) => (
          <TextField
            key={name}
            label={t(name)}
            maxLength={longest}
            autoComplete="off"
            value={end[name]}
            className={name === 'road' ? 'col-span-2 sm:col-span-1' : ''}
            onChange={(event) => onChange({ ...end, [name]: event.currentTarget.value })}
          />
        ))}
      </div>
    </Card>
  )
}

interface PhoneProps {
  end: ParcelEnd
  problem: string | undefined
  onChange(end: ParcelEnd): void
}

function Phone({ end, problem, onChange }: PhoneProps) {
  const t = useTranslations()
  const { shop, config } = useShop()
  const { contact_person_number: number } = end
  // A number from the profile or from a saved address begins the field anew; one typed here does not.
  const [known, setKnown] = useState({ number, turn: 0 })
  if (known.number !== number) setKnown({ number, turn: known.turn + 1 })
  return (
    <PhoneField
      key={known.turn}
      label={t('sending.phone')}
      required
      value={number}
      onValueChange={(typed) => {
        setKnown({ ...known, number: typed })
        onChange({ ...end, contact_person_number: typed })
      }}
      defaultCountry={shop.country ?? config.country}
      locales={namingLocales[shop.language]}
      countryTexts={{
        label: t('address.country'),
        search: t('address.country_search'),
        none: t('address.country_none'),
      }}
      error={problem}
    />
  )
}
