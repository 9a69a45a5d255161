// The figures of a chart as a table: every number of orders leads to them, and all of it can be taken along as a file.
import Download from 'lucide-react/icons/download'
import { useTranslations } from 'use-intl'
import type { Figures, OrderKind, SeriesPoint } from '#contract/features/report/report.schema.ts'
import { csvText } from '#web/desk/list/csv.rules.ts'
import { DeskLink, type DeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { useFigures } from '#web/desk/session/use-figures.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ScrollArea } from '#web/ui/layout/scroll-area.tsx'
import { endOfPeriod, type ReportChoice } from './report-address.rules.ts'

type ReportTableProps = { choice: ReportChoice; points: readonly SeriesPoint[]; total: Figures }

const cell = 'px-3 py-1.5 first:ps-4 last:pe-4'
const head = `${cell} whitespace-nowrap font-medium text-13 text-ink-soft`

const fields = ['orders', 'sales', 'average', 'canceled'] as const

function useFigureText() {
  const { money, count } = useFigures()
  return (field: (typeof fields)[number], figures: Figures) => {
    const value = figures[field]
    if (value === null) return '–'
    return field === 'sales' || field === 'average' ? money(value) : count(value)
  }
}

/** The orders a figure counts. */
function searchOf(choice: ReportChoice, point: SeriesPoint | null, kind: OrderKind): DeskSearch {
  const { by, to, split } = choice
  const from = point && point.day > choice.from ? point.day : choice.from
  const within = point && split !== 'none' && point.id !== null ? { [`${split}_id`]: String(point.id) } : {}
  return { from, to: point ? endOfPeriod(point.day, by, to) : to, kind, ...within }
}

export function ReportTable({ choice, points, total }: ReportTableProps) {
  const t = useTranslations('desk_report')
  const { by, split } = choice
  const { day } = useFigures()
  const dayText = (point: SeriesPoint) => day(point.day, by === 'month' ? 'month' : 'date')
  const partText = (point: SeriesPoint) => point.name || t(point.is_others ? 'others' : 'no_store')
  const isSplit = split !== 'none'
  const save = () => {
    const names = [t('period'), ...(isSplit ? [t(`split_${split}`)] : []), ...fields.map((one) => t(one))]
    const lines = points.map((point) => [
      point.day,
      ...(isSplit ? [partText(point)] : []),
      ...fields.map((one) => point[one]),
    ])
    saveFile(`report-${choice.from}-${choice.to}.csv`, csvText([names, ...lines]), 'text/csv;charset=utf-8')
  }
  return (
    <div className="flex flex-col gap-2">
      <Button variant="outline" size="small" className="self-end" onClick={save}>
        <Download aria-hidden size={16} />
        {t('export')}
      </Button>
      <ScrollArea label={t('table')} className="desk-panel max-h-144">
        <table className="w-full border-collapse text-14">
          <thead className="sticky top-0 border-line border-b bg-surface">
            <tr>
              <th scope="col" className={`${head} text-start`}>
                {t('period')}
              </th>
              {isSplit && (
                <th scope="col" className={`${head} text-start`}>
                  {t(`split_${split}`)}
                </th>
              )}
              {fields.map((field) => (
                <th key={field} scope="col" className={`${head} text-end`}>
                  {t(field)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {points.toReversed().map((point) => (
              <tr
                key={`${point.day} ${point.is_others ? 'others' : point.id}`}
                className="desk-row hover:bg-fill"
              >
                <th scope="row" className={`${cell} whitespace-nowrap text-start font-normal`}>
                  {dayText(point)}
                </th>
                {isSplit && <td className={cell}>{partText(point)}</td>}
                <FigureCells choice={choice} point={point} figures={point} />
              </tr>
            ))}
          </tbody>
          <tfoot className="border-line-strong border-t font-medium">
            <tr>
              <th scope="row" className={`${cell} text-start`} colSpan={isSplit ? 2 : 1}>
                {t('total')}
              </th>
              <FigureCells choice={choice} point={null} figures={total} />
            </tr>
          </tfoot>
        </table>
      </ScrollArea>
    </div>
  )
}

type FigureCellsProps = { choice: ReportChoice; point: SeriesPoint | null; figures: Figures }

const kindOf = { orders: 'placed', canceled: 'canceled', sales: 'sold', average: 'sold' } as const

function FigureCells({ choice, point, figures }: FigureCellsProps) {
  const textOf = useFigureText()
  // Orders are found by what a part is, not by what it is not.
  const leads = point === null || choice.split === 'none' || point.id !== null
  return fields.map((field) => (
    <td key={field} className={`${cell} text-end tabular`}>
      {leads && (field === 'orders' || field === 'canceled') && figures[field] > 0 ? (
        <DeskLink
          to="/reports/orders"
          search={searchOf(choice, point, kindOf[field])}
          className="rounded-inner text-accent-ink underline-offset-2 hover:underline"
        >
          {textOf(field, figures)}
        </DeskLink>
      ) : (
        textOf(field, figures)
      )}
    </td>
  ))
}
