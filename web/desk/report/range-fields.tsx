// The days a report covers: the usual spans with one press, any others by date.
import { useTranslations } from 'use-intl'
import { addDays, localMoment } from '#contract/core/local-time.ts'
import { useChangeSearch } from '#web/desk/navigation/desk-link.tsx'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

/** The shop's day, whatever the device says. */
export function useToday(): string {
  const { timeZone } = useShopSettings()
  return localMoment(new Date(), timeZone).date
}

type Range = { from: string; to: string }

function usualRanges(today: string): { key: 'today' | 'week' | 'month' | 'year'; range: Range }[] {
  const last = (days: number): Range => ({ from: addDays(today, 1 - days), to: today })
  return [
    { key: 'today', range: last(1) },
    { key: 'week', range: last(7) },
    { key: 'month', range: last(30) },
    { key: 'year', range: last(365) },
  ]
}

export function RangeFields({ from, to }: Range) {
  const t = useTranslations('desk_report')
  const today = useToday()
  const changeSearch = useChangeSearch()
  const choose = (range: Partial<Range>) => void changeSearch({ ...range, page: undefined })
  return (
    <section aria-label={t('days')} className="flex flex-wrap items-end gap-3">
      <div className="flex flex-wrap gap-2">
        {usualRanges(today).map(({ key, range }) => (
          <Button
            key={key}
            size="small"
            variant={range.from === from && range.to === to ? 'soft' : 'outline'}
            aria-pressed={range.from === from && range.to === to}
            onClick={() => choose(range)}
          >
            {t(`range_${key}`)}
          </Button>
        ))}
      </div>
      <TextField
        type="date"
        label={t('from')}
        value={from}
        max={to}
        onChange={({ target }) => target.value && choose({ from: target.value, to })}
      />
      <TextField
        type="date"
        label={t('to')}
        value={to}
        min={from}
        max={today}
        onChange={({ target }) => target.value && choose({ from, to: target.value })}
      />
    </section>
  )
}
