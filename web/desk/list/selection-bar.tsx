// What is done with the chosen rows, across pages; it floats, so that nothing moves when it comes.
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { formatCount } from '#contract/core/money-text.ts'
import { Button } from '#web/ui/action/button.tsx'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import type { BulkAct } from './desk-table.types.ts'

type SelectionBarProps = { selected: readonly number[]; acts: readonly BulkAct[]; onNone: () => void }

export function SelectionBar({ selected, acts, onNone }: SelectionBarProps) {
  const t = useTranslations('desk_list')
  const count = selected.length
  const text = t('selected', { count: formatCount(count) })
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && text}
      </p>
      {count > 0 && (
        <section
          aria-label={text}
          className="sticky bottom-4 z-sticky mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-line bg-raised py-2 ps-4 pe-2 shadow-raised"
        >
          <span className="me-2 font-medium text-14">{text}</span>
          {acts.map(({ key, label, icon, tone, run }) => (
            <Button
              key={key}
              size="small"
              variant={tone === 'danger' ? 'danger' : 'outline'}
              onClick={() => run(selected, onNone)}
            >
              {icon}
              {label}
            </Button>
          ))}
          <IconButton label={t('select_none')} size="small" onClick={onNone}>
            <X aria-hidden size={18} />
          </IconButton>
        </section>
      )}
    </>
  )
}
