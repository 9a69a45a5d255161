// One setting in the form, by its kind.
import type { Control, FieldValues } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { languages } from '#contract/core/language.ts'
import { type SettingFacts, signInProviders } from '#contract/features/content/desk/desk-settings.schema.ts'
import { SelectField, SwitchField } from '#web/desk/form/fields/choice-field.tsx'
import { LineField } from '#web/desk/form/fields/line-field.tsx'
import { MoneyField, NumberField } from '#web/desk/form/fields/number-field.tsx'
import { TextsField } from '#web/desk/form/fields/texts-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { PictureField } from '#web/desk/form/picture/picture-field.tsx'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { ColoursField } from './colours-field.tsx'
import { LinksField } from './lists/links-field.tsx'
import { OffersField } from './lists/offers-field.tsx'
import { ThingsField } from './lists/things-field.tsx'
import type { FieldKind } from './setting-fields.ts'
import { useSettingWords } from './setting-words.ts'

type SettingFieldProps = {
  name: string
  kind: FieldKind
  control: Control<FieldValues>
  facts: SettingFacts
}

export function SettingField({ name, kind, control, facts }: SettingFieldProps) {
  const words = useSettingWords()
  const t = useTranslations('desk_settings')
  const shared = { control, name, label: words.label(name), hint: words.hint(name) }
  switch (kind.kind) {
    case 'switch':
      return <OnOff {...shared} lack={kind.lacks?.(facts) ?? null} facts={facts} />
    case 'texts':
      return (
        <TextsField
          {...shared}
          maxLength={kind.longest}
          {...(kind.isLong ? { isLong: true } : {})}
          {...(kind.isRequired ? { required: true } : {})}
        />
      )
    case 'line':
      return <LineField {...shared} type={kind.type ?? 'text'} {...(kind.dir ? { dir: kind.dir } : {})} />
    case 'number':
      return <NumberField {...shared} decimals={kind.decimals ?? 0} />
    case 'money':
      return <MoneyField {...shared} />
    case 'choice':
      return (
        <SelectField
          {...shared}
          options={kind.values.map((value) => ({ value, label: words.choice(name, value) }))}
        />
      )
    case 'language':
      return (
        <SelectField
          {...shared}
          options={languages.map((value) => ({ value, label: shopLanguages[value].name }))}
        />
      )
    case 'picture':
      return <PictureField {...shared} required folder="business" aspect={kind.aspect} />
    case 'place':
      return (
        <>
          <LineField
            control={control}
            name={`${name}.lat`}
            label={t('lat')}
            hint={t('place_hint')}
            dir="ltr"
          />
          <LineField control={control} name={`${name}.lng`} label={t('lng')} dir="ltr" />
        </>
      )
    case 'providers':
      return <Providers control={control} name={name} facts={facts} />
    case 'links':
      return <LinksField control={control} name={name} />
    case 'things':
      return <ThingsField control={control} name={name} />
    case 'offers':
      return <OffersField control={control} name={name} />
    case 'colours':
      return <ColoursField control={control} name={name} />
  }
}

type OnOffProps = {
  control: Control<FieldValues>
  name: string
  label: string
  hint: string | undefined
  lack: 'no_gateway' | 'no_offline_method' | 'no_codes' | null
  facts: SettingFacts
}

/** What lacks something cannot be turned on, but always off. */
function OnOff({ control, name, label, hint, lack, facts }: OnOffProps) {
  const t = useTranslations('desk_settings')
  const { value } = useField<FieldValues, boolean>({ control, name })
  const { gateways } = facts
  const names = name === 'digital_payment' && gateways.length > 0 ? gateways.join(', ') : null
  const said = lack ? t(lack) : names ? `${hint} ${t('gateways', { names })}` : hint
  return (
    <SwitchField
      control={control}
      name={name}
      label={label}
      hint={said}
      disabled={lack !== null && value !== true}
    />
  )
}

const providerNames = { google: 'Google', facebook: 'Facebook', apple: 'Apple' } as const

function Providers({ control, name, facts }: Omit<SettingFieldProps, 'kind'>) {
  const t = useTranslations('desk_settings')
  return (
    <fieldset className="md:col-span-2">
      <legend className="mb-1 font-medium text-14">{t('social_login')}</legend>
      <div className="grid gap-x-5 md:grid-cols-2">
        {signInProviders.map((provider) => {
          const isSetUp = facts.providers.includes(provider)
          return (
            <SwitchField
              key={provider}
              control={control}
              name={`${name}.${provider}`}
              label={providerNames[provider]}
              hint={t(isSetUp ? `${provider}_hint` : 'no_provider')}
              disabled={!isSetUp}
            />
          )
        })}
      </div>
    </fieldset>
  )
}
