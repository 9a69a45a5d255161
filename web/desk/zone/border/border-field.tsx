// Where the zone is: on the map, as corners, or as GeoJSON; what is wrong is said while one draws.
import Undo2 from 'lucide-react/icons/undo-2'
import { useTranslations } from 'use-intl'
import { mostCorners } from '#contract/core/area/check-polygon.ts'
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { ZoneBorder } from '#contract/features/zone/desk/desk-zone.schema.ts'
import type { BorderProblem } from '#contract/features/zone/desk/zone-border.rules.ts'
import { Button } from '#web/ui/action/button.tsx'
import { BorderMap } from './border-map.tsx'
import { CornerList } from './corner-list.tsx'
import { GeoJsonPanel } from './geojson-panel.tsx'
import { type Rings, useBorder } from './use-border.ts'

type BorderFieldProps = {
  rings: Rings
  onRings: (rings: Rings) => void
  priority: number
  status: boolean
  others: readonly ZoneBorder[]
  centre: Coordinates
  error?: string | undefined
}

export function BorderField({ rings, onRings, priority, status, others, centre, error }: BorderFieldProps) {
  const t = useTranslations('zones')
  const border = useBorder({ rings, onRings, priority, status, others })
  return (
    <div className="flex flex-col gap-4 md:col-span-2">
      <BorderMap
        rings={rings}
        onRings={border.change}
        neighbours={others}
        problem={border.problem}
        centre={centre}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Problem problem={border.problem} error={error} />
        <div className="ms-auto flex flex-wrap gap-2">
          <Button variant="soft" size="small" disabled={!border.canUndo} onClick={border.undo}>
            <Undo2 aria-hidden size={16} className="mirror" />
            {t('step_back')}
          </Button>
          <Button
            variant="ghost"
            size="small"
            disabled={rings.length === 0}
            onClick={() => border.change([])}
          >
            {t('clear')}
          </Button>
        </div>
      </div>
      <details className="rounded-card border border-line px-4 py-1 open:pb-4">
        <summary className="control cursor-pointer rounded-inner py-3 font-medium text-14">
          {t('by_hand')}
        </summary>
        <div className="mt-2 grid gap-6 lg:grid-cols-2">
          <CornerList rings={rings} onRings={border.change} centre={centre} />
          <GeoJsonPanel rings={rings} onRings={border.change} />
        </div>
      </details>
    </div>
  )
}

/** Read out when it appears and when it is gone. */
function Problem({ problem, error }: { problem: BorderProblem | null; error: string | undefined }) {
  const t = useTranslations('zones')
  const names = problem?.kind === 'overlap' ? problem.names.join(', ') : ''
  const text = problem ? t(`problem_${problem.kind}`, { names, most: String(mostCorners) }) : error
  return (
    <p role="status" className="min-h-5 text-14 text-danger-ink">
      {text ?? ''}
    </p>
  )
}
