// Roles with a plain word on each, and the stores of a manager.
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import { staffRoles } from '#contract/core/permission.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Refusals } from '#web/ui/feedback/refusals.tsx'
import { type Duties, type DutySlip, withRole } from './duties.rules.ts'
import { StorePicker } from './store-picker.tsx'

type DutiesFieldsProps = {
  duties: Duties
  onChange: (duties: Duties) => void
  slip: DutySlip | null
  /** What the shop has to say against the roles. */
  refusal?: string | undefined
}

function RoleLabel({ name, text }: { name: ReactNode; text: ReactNode }) {
  return (
    <span className="block py-1">
      <span className="block font-medium text-14">{name}</span>
      <span className="block text-13 text-ink-soft">{text}</span>
    </span>
  )
}

export function DutiesFields({ duties, onChange, slip, refusal }: DutiesFieldsProps) {
  const t = useTranslations('staff')
  const legendId = useId()
  const messages = [slip === 'choose_role' ? t('choose_role') : null, refusal].filter((one) => one != null)
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a column with its boxes. */}
      <div role="group" aria-labelledby={legendId} className="flex flex-col">
        <p id={legendId} className="mb-1 font-medium text-14">
          {t('roles')}
        </p>
        {staffRoles.map((role) => (
          <Checkbox
            key={role}
            label={<RoleLabel name={t(`role_${role}`)} text={t(`role_${role}_text`)} />}
            checked={duties.roles.includes(role)}
            onCheckedChange={(isGiven) => onChange(withRole(duties, role, isGiven))}
          />
        ))}
        <Refusals messages={messages} />
      </div>
      {duties.roles.includes('manager') && (
        <StorePicker
          stores={duties.stores}
          onChange={(stores) => onChange({ ...duties, stores })}
          error={slip === 'choose_store' ? t('choose_store') : undefined}
        />
      )}
    </>
  )
}
