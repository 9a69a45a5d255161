// One change as a sentence, with before and after, the exact time, and the way to take it back.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AuditEntry, AuditName } from '#contract/features/audit/audit.schema.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { useListed, useRolesText } from '#web/desk/staff/role-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { sentenceOf } from './audit-sentence.rules.ts'
import { useLabel } from './use-value-text.ts'

type StoreName = (id: number) => string
type EntryProps = { entry: AuditEntry; names: readonly AuditName[]; onUndo: (entry: AuditEntry) => void }

const strong = (chunks: ReactNode) => <bdi className="font-medium text-ink">{chunks}</bdi>

function useSentence(entry: AuditEntry, storeName: StoreName) {
  const t = useTranslations('audit')
  const rolesText = useRolesText()
  const listed = useListed()
  const { key, roles, store_ids } = sentenceOf(entry)
  return t.rich(key, {
    name: entry.staff_name ?? t('the_shop'),
    subject: useSubjectName()(entry),
    roles: rolesText(roles),
    stores: listed(store_ids.map(storeName)),
    count: roles.length,
    who: strong,
    whom: strong,
  })
}

/** Groups of settings and pages of the shop have no name of their own: their key stands for them in the log. */
function useSubjectName(): (entry: AuditEntry) => string {
  const label = useLabel()
  return ({ subject, subject_name }) => {
    if (subject === 'setting') return label(`desk_settings.group_${subject_name}`)
    if (subject === 'policy') return label(`desk_pages.policy_${subject_name}`)
    return subject === 'landing' ? label('desk_pages.landing') : subject_name
  }
}

export function AuditRow({ entry, names, onUndo }: EntryProps) {
  const t = useTranslations('audit')
  const moment = useMoment()
  const storeName = (id: number) =>
    names.find((one) => one.kind === 'store' && one.id === id)?.name ?? `#${id}`
  const sentence = useSentence(entry, storeName)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-ink-soft">
          {sentence}
          <span className="ms-2 text-13 text-ink-faint">{t(`subject_${entry.subject}`)}</span>
        </p>
        <AuditChanges entry={entry} names={names} />
      </div>
      <div className="flex items-center gap-3">
        <Tooltip text={moment(entry.at, 'date_time')}>
          <button type="button" className="control rounded-inner text-13 text-ink-soft tabular">
            <time dateTime={entry.at}>{moment(entry.at, 'time')}</time>
            <span className="sr-only">{moment(entry.at, 'date_time')}</span>
          </button>
        </Tooltip>
        {entry.can_undo && (
          <Button variant="outline" size="small" onClick={() => onUndo(entry)}>
            {t('undo')}
            <span className="sr-only">: {entry.subject_name}</span>
          </Button>
        )}
      </div>
    </li>
  )
}
