// 'Label As' (ADR-01): home, office or other, and a name of its own for other only (ADR-02).
import { useController, useFormContext } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { addressKindIcons, addressKinds } from '../address-kind.ts'
import type { AddressForm } from './address-form.rules.ts'
import { useFieldProblem } from './use-field-problem.ts'

export function LabelChoice() {
  const t = useTranslations('address')
  const { control, register } = useFormContext<AddressForm>()
  const { field } = useController({ control, name: 'kind' })
  const problem = useFieldProblem<AddressForm>()
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <span aria-hidden className="font-medium text-14">
          {t('label_as')}
        </span>
        <SegmentedControl
          label={t('label_as')}
          value={field.value}
          onValueChange={field.onChange}
          options={addressKinds.map((kind) => {
            const Icon = addressKindIcons[kind]
            return { value: kind, label: t(kind), icon: <Icon aria-hidden size={16} /> }
          })}
        />
      </div>
      {field.value === 'other' ? (
        <TextField label={t('label')} maxLength={100} error={problem('label')} {...register('label')} />
      ) : null}
    </div>
  )
}
