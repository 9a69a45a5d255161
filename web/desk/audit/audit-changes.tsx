// What became of each field: the first few at once, the rest and what was written whole behind a button.
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { AuditEntry, AuditName } from '#contract/features/audit/audit.schema.ts'
import { shortened } from '#web/ui/display/read-more.tsx'
import { fieldsIn, type LoggedField } from './audit-values.rules.ts'
import { useFieldName, useValueText } from './use-value-text.ts'

const shownAtOnce = 4
const longestShown = 160

type AuditChangesProps = { entry: AuditEntry; names: readonly AuditName[] }

export function AuditChanges({ entry, names }: AuditChangesProps) {
  const t = useTranslations('audit')
  const { changed, written } = fieldsIn(entry)
  const first = changed.slice(0, shownAtOnce)
  const rest = [...changed.slice(shownAtOnce), ...written]
  const more = first.length > 0 ? t('all_fields', { count: rest.length }) : t('details')
  return (
    <>
      <Fields entry={entry} names={names} fields={first} />
      {rest.length > 0 && (
        <Folded more={more}>
          <Fields entry={entry} names={names} fields={rest} />
        </Folded>
      )}
    </>
  )
}

function Folded({ more, children }: { more: string; children: ReactNode }) {
  const t = useTranslations('audit')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <div id={id} hidden={!isOpen}>
        {children}
      </div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="control min-h-6 rounded-inner text-13 text-accent-ink hover:underline pointer-coarse:min-h-11"
      >
        {isOpen ? t('less') : more}
      </button>
    </>
  )
}

type FieldsProps = AuditChangesProps & { fields: readonly LoggedField[] }

function Fields({ entry: { subject, before, after }, names, fields }: FieldsProps) {
  const t = useTranslations('audit')
  const fieldName = useFieldName()
  const valueText = useValueText(names)
  if (fields.length === 0) return null
  const was = (one: LoggedField) =>
    valueText({
      subject,
      field: one.field,
      value: one.before,
      other: one.after,
      beside: { ...after, ...before },
    })
  const is = (one: LoggedField) =>
    valueText({
      subject,
      field: one.field,
      value: one.after,
      other: one.before,
      beside: { ...before, ...after },
    })
  return (
    <dl className="mt-1 flex flex-col gap-0.5 text-13">
      {fields.map((one) => (
        <div key={one.field} className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-ink-soft">{fieldName(subject, one.field)}:</dt>
          {before && after ? (
            <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
              <span className="sr-only">{t('before')}</span>
              <del className="min-w-0 text-ink-soft">
                <Value text={was(one)} />
              </del>
              <ArrowRight aria-hidden size={14} className="mirror self-center" />
              <span className="sr-only">{t('after')}</span>
              <ins className="min-w-0 no-underline">
                <Value text={is(one)} />
              </ins>
            </dd>
          ) : (
            <dd className="min-w-0">
              <Value text={after ? is(one) : was(one)} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Cut where it is long, and whole at a press. */
function Value({ text }: { text: string }) {
  const t = useTranslations('audit')
  const [isWhole, setWhole] = useState(false)
  const short = shortened(text, longestShown)
  const isLong = short !== text
  return (
    <>
      <bdi className="whitespace-pre-line [overflow-wrap:anywhere]">
        {isWhole || !isLong ? text : `${short}…`}
      </bdi>
      {isLong && (
        <>
          {' '}
          <button
            type="button"
            aria-expanded={isWhole}
            onClick={() => setWhole(!isWhole)}
            className="control min-h-6 rounded-inner text-accent-ink hover:underline pointer-coarse:min-h-11"
          >
            {t(isWhole ? 'less' : 'more')}
          </button>
        </>
      )}
    </>
  )
}
