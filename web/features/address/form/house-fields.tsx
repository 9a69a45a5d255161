// Street, house and floor: what the courier needs beyond the pin.
import { useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { AddressForm } from './address-form.rules.ts'
import { useFieldProblem } from './use-field-problem.ts'

export type HouseForm = Pick<AddressForm, 'road' | 'house' | 'floor'>

const fields = ['road', 'house', 'floor'] as const

export function HouseFields() {
  const t = useTranslations('address')
  const { register } = useFormContext<HouseForm>()
  const problem = useFieldProblem<HouseForm>()
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {fields.map((name) => (
        <TextField
          key={name}
          label={t(name)}
          maxLength={100}
          autoComplete={name === 'road' ? 'address-line1' : 'off'}
          error={problem(name)}
          className={name === 'road' ? 'col-span-2 sm:col-span-1' : ''}
          {...register(name)}
        />
      ))}
    </div>
  )
}
