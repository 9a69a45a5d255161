// One change as a sentence, with before and after, the exact time, and the way to take it back.
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { AuditEntry } from '#contract/features/audit/audit.schema.ts'
import { useMoment } from '#web/desk/session/use-desk.ts'
import { useListed, useRolesText } from '#web/desk/staff/role-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { changesIn, dutiesIn, type loggedFields, sentenceOf } from './audit-sentence.rules.ts'

type StoreName = (id: number) => string
type EntryProps = { entry: AuditEntry; storeName: StoreName; onUndo: (entry: AuditEntry) => void }

const strong = (chunks: ReactNode) => <bdi className="font-medium text-ink">{chunks}</bdi>

function useSentence(entry: AuditEntry, storeName: StoreName) {
  const t = useTranslations('audit')
  const rolesText = useRolesText()
  const listed = useListed()
  const { key, roles, store_ids } = sentenceOf(entry)
  return t.rich(key, {
    name: entry.staff_name ?? t('the_shop'),
    subject: entry.subject_name,
    roles: rolesText(roles),
    stores: listed(store_ids.map(storeName)),
    count: roles.length,
    who: strong,
    whom: strong,
  })
}

export function AuditRow({ entry, storeName, onUndo }: EntryProps) {
  const t = useTranslations('audit')
  const moment = useMoment()
  const sentence = useSentence(entry, storeName)
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="text-ink-soft">{sentence}</p>
        <Changes entry={entry} storeName={storeName} />
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

function useValueText(storeName: StoreName) {
  const t = useTranslations('audit')
  const rolesText = useRolesText()
  const listed = useListed()
  return (field: (typeof loggedFields)[number], values: AuditEntry['before']): string => {
    const { roles, store_ids, is_active } = dutiesIn(values)
    if (field === 'is_active') return t(is_active ? 'open' : 'closed')
    const text = field === 'roles' ? rolesText(roles ?? []) : listed((store_ids ?? []).map(storeName))
    return text === '' ? t('none') : text
  }
}

const fieldNames = { roles: 'field_roles', store_ids: 'field_stores', is_active: 'field_access' } as const

function Changes({ entry, storeName }: { entry: AuditEntry; storeName: StoreName }) {
  const t = useTranslations('audit')
  const valueText = useValueText(storeName)
  const fields = changesIn(entry)
  if (fields.length === 0) return null
  return (
    <dl className="mt-1 flex flex-col gap-0.5 text-13">
      {fields.map((field) => (
        <div key={field} className="flex flex-wrap items-center gap-x-2">
          <dt className="text-ink-soft">{t(fieldNames[field])}:</dt>
          <dd className="flex flex-wrap items-center gap-x-2">
            <span className="sr-only">{t('before')}</span>
            <del className="text-ink-soft">{valueText(field, entry.before)}</del>
            <ArrowRight aria-hidden size={14} className="mirror" />
            <span className="sr-only">{t('after')}</span>
            <ins className="no-underline">{valueText(field, entry.after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
