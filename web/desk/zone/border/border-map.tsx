// The border on the map: drawn, its corners moved, added and removed. Everything here can be done without it, too.
import MapIcon from 'lucide-react/icons/map'
import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Coordinates } from '#contract/core/shop-context.ts'
import type { BorderProblem } from '#contract/features/zone/desk/zone-border.rules.ts'
import { usePreferences } from '#web/desk/session/preferences.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useOpenedMap } from '#web/ui/map/use-opened-map.ts'
import { useShownTheme } from '#web/ui/map/use-shown-theme.ts'
import { ZoomButtons } from '#web/ui/map/zoom-buttons.tsx'
import type { BorderMapColours, DrawMode, MapNeighbour } from './open-border-map.ts'
import type { Rings } from './use-border.ts'

type BorderMapProps = {
  rings: Rings
  onRings: (rings: Rings) => void
  neighbours: readonly MapNeighbour[]
  problem: BorderProblem | null
  centre: Coordinates
}

const isColour = (text: string): text is `#${string}` => text.startsWith('#')

/** The library draws with plain colours: those of the theme, read from the page. */
function coloursOf(element: HTMLElement): BorderMapColours {
  const canvas = document.createElement('canvas').getContext('2d')
  const token = (name: string) => {
    if (!canvas) return '#336699' as const
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(name).trim() || '#336699'
    return isColour(canvas.fillStyle) ? canvas.fillStyle : ('#336699' as const)
  }
  return {
    border: token('--accent-mark'),
    hole: token('--danger'),
    corner: token('--raised'),
    neighbour: token('--ink-soft'),
  }
}

export function BorderMap({ rings, onRings, neighbours, problem, centre }: BorderMapProps) {
  const t = useTranslations('zones')
  const container = useRef<HTMLDivElement>(null)
  const mark = useRef<HTMLDivElement>(null)
  const [mode, setMode] = useState<DrawMode>('select')
  const { language } = usePreferences()
  const styleUrl = `/map/style.json?theme=${useShownTheme()}&language=${language}`
  const drawn = useEffectEvent((next: Rings) => onRings(next))
  const { map, phase } = useOpenedMap({
    styleUrl,
    load: () => import('./open-border-map.ts'),
    open({ openBorderMap }, news) {
      if (!container.current || !mark.current) return null
      const { current: element } = container
      const parts = { container: element, mark: mark.current, colours: coloursOf(element) }
      return openBorderMap({
        ...parts,
        ...{ styleUrl, centre, neighbours, rings, label: t('map') },
        ...news,
        onDrawn: (next) => drawn(next),
        onMode: setMode,
      })
    },
  })
  const at = problem?.at ?? null
  useEffect(() => map.current?.show(rings), [map, rings])
  useEffect(() => map.current?.point(at), [map, at])
  if (phase === 'broken') {
    return (
      <div className="flex min-h-40 flex-col items-center justify-center gap-3 rounded-card bg-fill px-8 py-10 text-center text-14 text-ink-soft">
        <MapIcon aria-hidden size={28} className="text-ink-faint" />
        <p className="max-w-sm">{t('no_map')}</p>
      </div>
    )
  }
  const isDrawing = mode === 'polygon'
  return (
    <div className="flex flex-col gap-2">
      <div className="relative isolate h-96 overflow-hidden rounded-card bg-fill lg:h-[30rem]">
        <div ref={container} dir="ltr" className="absolute! inset-0" />
        {phase === 'opening' && <Skeleton className="pointer-events-none absolute inset-0" />}
        <div hidden>
          <div
            ref={mark}
            role="img"
            aria-label={t('wrong_here')}
            className="size-7 rounded-full border-4 border-danger bg-danger-soft"
          />
        </div>
        <div className="absolute end-3 top-3 flex gap-2">
          <Button
            variant={isDrawing ? 'solid' : 'soft'}
            size="small"
            aria-pressed={isDrawing}
            onClick={() => map.current?.draw(isDrawing ? 'select' : 'polygon')}
          >
            <Pencil aria-hidden size={16} />
            {t(isDrawing ? 'drawing' : rings.length > 0 ? 'draw_hole' : 'draw')}
          </Button>
        </div>
        <div className="absolute end-3 bottom-8">
          <ZoomButtons
            texts={{ zoom_in: t('zoom_in'), zoom_out: t('zoom_out') }}
            onZoom={(steps) => map.current?.zoomBy(steps)}
          />
        </div>
      </div>
      <p className="text-13 text-ink-soft">{t(isDrawing ? 'how_to_draw' : 'how_to_move')}</p>
    </div>
  )
}
