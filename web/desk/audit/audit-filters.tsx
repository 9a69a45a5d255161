// Whose changes, of what kind and of which days; all of it stands in the address.
import { useTranslations } from 'use-intl'
import { auditActs, auditSubjects } from '#contract/features/audit/audit.schema.ts'
import type { StaffMember } from '#contract/features/staff/staff.schema.ts'
import { useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { auditFilter } from './audit-search.rules.ts'

const all = 'all'

export function AuditFilters({ people }: { people: readonly StaffMember[] }) {
  const t = useTranslations('audit')
  const chosen = auditFilter(useDeskSearch())
  const changeSearch = useChangeSearch()
  const change = (key: 'person' | 'kind' | 'act') => (value: string) =>
    void changeSearch({ [key]: value === all ? undefined : value })
  return (
    <section aria-label={t('filters')} className="mb-5 grid grid-cols-2 gap-3 lg:grid-cols-5">
      <Select
        label={t('person')}
        options={[
          { value: all, label: t('all_people') },
          ...people.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(chosen.staff_id ?? all)}
        onValueChange={change('person')}
      />
      <Select
        label={t('kind')}
        options={[
          { value: all, label: t('all_kinds') },
          ...auditSubjects.map((value) => ({ value, label: t(`subject_${value}`) })),
        ]}
        value={chosen.subject ?? all}
        onValueChange={change('kind')}
      />
      <div className="col-span-2 lg:col-span-1">
        <Select
          label={t('act')}
          options={[
            { value: all, label: t('all_acts') },
            ...auditActs.map((value) => ({ value, label: t(`act_${value}`) })),
          ]}
          value={chosen.act ?? all}
          onValueChange={change('act')}
        />
      </div>
      <TextField
        type="date"
        label={t('from')}
        value={chosen.from ?? ''}
        max={chosen.to}
        onChange={({ target }) => void changeSearch({ from: target.value || undefined })}
      />
      <TextField
        type="date"
        label={t('to')}
        value={chosen.to ?? ''}
        min={chosen.from}
        onChange={({ target }) => void changeSearch({ to: target.value || undefined })}
      />
    </section>
  )
}
