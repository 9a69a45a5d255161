// Somebody else was quicker: what they changed, and the choice to take it over.
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslations } from 'use-intl'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { Button } from '#web/ui/action/button.tsx'
import { type ChangedField, changedFields } from './duties.rules.ts'
import { useListed, useRolesText } from './role-text.ts'

type ChangedMeanwhileProps = { before: StaffMember; now: StaffMember; onTake: () => void }

function useFieldText(): (field: ChangedField, member: StaffMember) => string {
  const t = useTranslations('staff')
  const rolesText = useRolesText()
  const listed = useListed()
  return (field, { roles, stores, is_active }) => {
    if (field === 'roles') return rolesText(roles)
    if (field === 'stores') return stores.length > 0 ? listed(stores.map(({ name }) => name)) : '–'
    return t(is_active ? 'active' : 'inactive')
  }
}

export function ChangedMeanwhile({ before, now, onTake }: ChangedMeanwhileProps) {
  const t = useTranslations('staff')
  const textOf = useFieldText()
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-card bg-warning-soft p-4">
      <div>
        <p className="font-medium text-ink">{t('conflict_title', { name: now.name })}</p>
        <p className="text-14 text-ink-soft">{t('conflict_text')}</p>
      </div>
      <dl className="flex flex-col gap-1.5 text-14">
        {changedFields(before, now).map((field) => (
          <div key={field} className="flex flex-wrap items-center gap-x-2">
            <dt className="text-ink-soft">{t(field)}:</dt>
            <dd className="flex flex-wrap items-center gap-x-2">
              <del className="text-ink-soft">{textOf(field, before)}</del>
              <ArrowRight aria-hidden size={14} className="mirror" />
              <ins className="font-medium no-underline">{textOf(field, now)}</ins>
            </dd>
          </div>
        ))}
      </dl>
      <Button variant="outline" size="small" className="self-start" onClick={onTake}>
        {t('take_theirs')}
      </Button>
    </div>
  )
}
