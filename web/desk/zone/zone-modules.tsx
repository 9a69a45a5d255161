// Which modules work in a zone, and what delivery costs in each.
import { useTranslations } from 'use-intl'
import type { DeskModule } from '#contract/features/module/desk/desk-module.schema.ts'
import type { DeskZone } from '#contract/features/zone/desk/desk-zone.schema.ts'
import type { FieldControl } from '#web/desk/form/desk-form.types.ts'
import { useMoneyField, useTypedNumber } from '#web/desk/form/fields/number-field.tsx'
import { useField } from '#web/desk/form/fields/use-field.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { Switch } from '#web/ui/choice/switch.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FormCharges, ZoneValues } from './zone-values.ts'

type ZoneModulesProps = {
  control: FieldControl<ZoneValues>
  modules: readonly DeskModule[]
  zone: DeskZone | null
}

const charges = [
  'per_km_shipping_charge',
  'minimum_shipping_charge',
  'maximum_shipping_charge',
  'maximum_cod_order_amount',
] as const

const general = {
  per_km_shipping_charge: null,
  minimum_shipping_charge: null,
  maximum_shipping_charge: null,
  maximum_cod_order_amount: null,
}

export function ZoneModules({ control, modules, zone }: ZoneModulesProps) {
  const t = useTranslations('zones')
  const { value, onChange, error } = useField<ZoneValues, FormCharges[]>({ control, name: 'modules' })
  const offered = modules.filter(({ is_archived }) => !is_archived)
  if (offered.length === 0) {
    return (
      <p className="text-14 text-ink-soft md:col-span-2">
        {t('no_modules_yet')} <LinkText render={<DeskLink to="/modules" />}>{t('to_modules')}</LinkText>
      </p>
    )
  }
  const change = (link: FormCharges) =>
    onChange(value.map((one) => (one.module_id === link.module_id ? link : one)))
  return (
    <ul className="flex flex-col divide-y divide-line md:col-span-2">
      {offered.map((module) => {
        const link = value.find(({ module_id }) => module_id === module.id)
        const stores = zone?.modules.find(({ module_id }) => module_id === module.id)?.stores_count ?? 0
        return (
          <li key={module.id} className="flex flex-col gap-3 py-3">
            <Switch
              label={<span className="font-medium text-14">{module.name}</span>}
              {...(stores > 0 ? { hint: t('stores_here', { count: stores }) } : {})}
              checked={link !== undefined}
              onCheckedChange={(isOn) =>
                onChange(
                  isOn
                    ? [...value, { module_id: module.id, ...general }]
                    : value.filter(({ module_id }) => module_id !== module.id),
                )
              }
            />
            {link && (
              <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
                {charges.map((name) => (
                  <Charge
                    key={name}
                    label={t(name)}
                    of={module.name}
                    value={link[name]}
                    onValue={(amount) => change({ ...link, [name]: amount })}
                  />
                ))}
              </div>
            )}
          </li>
        )
      })}
      {error && (
        <li role="alert" className="py-2 text-13 text-danger-ink">
          {error}
        </li>
      )}
    </ul>
  )
}

type ChargeProps = {
  label: string
  of: string
  value: number | null
  onValue: (value: number | null) => void
}

function Charge({ label, of, value, onValue }: ChargeProps) {
  const t = useTranslations('zones')
  const { decimals, ends } = useMoneyField()
  const typing = useTypedNumber({ value, onChange: onValue, decimals })
  return (
    <TextField
      label={label}
      aria-label={`${label}, ${of}`}
      {...typing}
      {...ends}
      placeholder={t('general')}
      inputMode="decimal"
      autoComplete="off"
      dir="ltr"
    />
  )
}
