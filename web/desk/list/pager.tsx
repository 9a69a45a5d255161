// Where one is in a long list, and the way to the rows before and after.
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslations } from 'use-intl'
import { formatCount } from '#contract/core/money-text.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { controlLook } from '#web/ui/form/control-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { pageSizes, pagesOf } from './list-address.rules.ts'
import type { ListAddress } from './use-list.ts'

export function useRangeText({ state }: ListAddress, total: number, shown: number): string {
  const t = useTranslations('desk_list')
  const before = (state.page - 1) * state.limit
  if (total <= shown) return t('count', { count: total })
  return t('range', {
    from: formatCount(before + 1),
    to: formatCount(before + shown),
    total: formatCount(total),
  })
}

type PagerProps = { address: ListAddress; total: number; shown: number }

export function Pager({ address, total, shown }: PagerProps) {
  const t = useTranslations('desk_list')
  const { state, change } = address
  const pages = pagesOf(total, state.limit)
  const range = useRangeText(address, total, shown)
  if (total <= pageSizes[0]) return null
  const turn = (page: number) => {
    change({ page })
    window.scrollTo({ top: 0 })
  }
  return (
    <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-3 text-14">
      <label className="flex items-center gap-2 text-13 text-ink-soft">
        {t('rows_a_page')}
        <select
          value={state.limit}
          onChange={({ target }) =>
            change({ limit: pageSizes.find((size) => String(size) === target.value) ?? 50 })
          }
          className={classNames(controlLook, 'min-h-9 w-auto px-2 text-14 pointer-coarse:min-h-11')}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <div className="flex items-center gap-2">
        <span className="text-13 text-ink-soft tabular">{range}</span>
        <IconButton
          label={t('previous_page')}
          size="small"
          disabled={state.page <= 1}
          onClick={() => turn(state.page - 1)}
        >
          <ChevronLeft aria-hidden size={18} className="mirror" />
        </IconButton>
        <IconButton
          label={t('next_page')}
          size="small"
          disabled={state.page >= pages}
          onClick={() => turn(state.page + 1)}
        >
          <ChevronRight aria-hidden size={18} className="mirror" />
        </IconButton>
      </div>
    </nav>
  )
}
