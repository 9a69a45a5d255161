// A phone number: the country chosen beside it, the rest typed as people write it; always left to right.
import { type Ref, useState } from 'react'
import { controlLook } from '#web/ui/form/control-look.ts'
import { FieldFrame, type FieldTexts } from '#web/ui/form/field-frame.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { CountryPicker, type CountryTexts } from './country-picker.tsx'
import { type DialCode, dialCodeOf } from './dial-codes.ts'
import { phoneParts, wholePhone } from './phone-parts.ts'

type PhoneFieldProps = FieldTexts & {
  /** The whole number with its dialling code, such as '+7 700 123 45 67'; empty while nothing is typed. */
  value: string
  onValueChange: (phone: string) => void
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  required?: boolean
  defaultCountry: string
  locales: readonly string[]
  countryTexts: CountryTexts
}

const unknownCountry: DialCode = { country: 'US', dial: '1' }

export function PhoneField(props: PhoneFieldProps) {
  const { value, onValueChange, onBlur, ref, required, defaultCountry, locales, countryTexts, ...texts } =
    props
  const begun = phoneParts(value, defaultCountry)
  const [code, setCode] = useState(begun?.code ?? dialCodeOf(defaultCountry) ?? unknownCountry)
  const [typed, setTyped] = useState(begun?.rest ?? '')

  function change(text: string, chosen: DialCode) {
    // Pasted with its dialling code, a number says its country itself.
    const parts = phoneParts(text, chosen.country)
    const shown = parts ? parts.rest : text
    const dial = parts?.code ?? chosen
    setTyped(shown)
    setCode(dial)
    onValueChange(shown.trim() === '' ? '' : wholePhone(dial.dial, shown))
  }

  return (
    <FieldFrame {...texts} required={required}>
      {(links) => (
        <div dir="ltr" className={classNames(controlLook, 'flex min-h-12 items-center gap-1 px-3.5')}>
          <CountryPicker
            value={code}
            onValueChange={(picked) => change(typed, picked)}
            locales={locales}
            texts={countryTexts}
          />
          <input
            {...links}
            ref={ref}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required={required}
            value={typed}
            onBlur={onBlur}
            onChange={(event) => change(event.currentTarget.value, code)}
            className="min-w-0 flex-1 self-stretch bg-transparent tabular outline-none"
          />
        </div>
      )}
    </FieldFrame>
  )
}
