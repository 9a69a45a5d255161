// What a change of many items will do to each of them.
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useTranslations } from 'use-intl'
import type { BulkChange, BulkResult } from '#contract/features/item/desk/desk-item.schema.ts'
import { useMoney } from '#web/desk/session/use-desk.ts'

type Value = BulkResult['changes'][number]['before']

function useBulkValue(kind: BulkChange['kind']): (value: Value) => string {
  const t = useTranslations('items')
  const money = useMoney()
  return (value) => {
    if (typeof value === 'number') return money(value)
    if (typeof value === 'string') return value === '0%' || value === '0' ? t('no_discount') : value
    if (kind === 'status') return t(value ? 'shown' : 'hidden')
    return t(value ? 'archived' : 'in_use')
  }
}

export function BulkPreview({ result, kind }: { result: BulkResult; kind: BulkChange['kind'] }) {
  const t = useTranslations('items')
  const valueText = useBulkValue(kind)
  const { changes, unchanged, refused } = result
  return (
    <section aria-label={t('bulk_said')} className="flex flex-col gap-3">
      <p role="status" className="font-medium text-14">
        {t('bulk_will', { count: changes.length })}
        {unchanged > 0 && ` ${t('bulk_unchanged', { count: unchanged })}`}
      </p>
      {changes.length > 0 && (
        <ul className="max-h-60 divide-y divide-line overflow-y-auto rounded-card border border-line text-14">
          {changes.map(({ id, name, before, after }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2">
              <bdi className="min-w-0 truncate">{name}</bdi>
              <span className="flex items-center gap-2 tabular">
                <del className="text-ink-soft">{valueText(before)}</del>
                <ArrowRight aria-hidden size={14} className="mirror" />
                <ins className="font-medium no-underline">{valueText(after)}</ins>
              </span>
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <div className="rounded-card bg-warning-soft p-3 text-14">
          <p className="font-medium">{t('bulk_refused', { count: refused.length })}</p>
          <ul className="mt-1">
            {refused.map(({ id, name, reason }) => (
              <li key={id}>
                <bdi>{name}</bdi>: {t(`refused_${reason}`)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
