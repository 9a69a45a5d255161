// A map under a pin that stands still: it follows the point it is given and reports where people move it.
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Coordinates } from '#contract/core/shop-context.ts'
import { type Direction, mapKeyOf, screenSteps } from './compass.ts'
import { loadMap } from './load-map.ts'
import { isSamePlace, offsetPoint } from './offset-point.ts'
import { type MapPhase, useOpenedMap } from './use-opened-map.ts'

export interface PinMapSettings {
  point: Coordinates
  onPoint(point: Coordinates): void
  styleUrl: string
  label: string
}

/** Pixels on the map; metres where there is none. */
const step = { near: 32, far: 160, metres: 50 } as const

export interface PinMapParts {
  container: RefObject<HTMLDivElement | null>
  phase: MapPhase
  isMoving: boolean
  nudge(direction: Direction): void
  zoomBy(steps: number): void
  onKeyDown(event: KeyboardEvent): void
}

export function usePinMap({ point, onPoint, styleUrl, label }: PinMapSettings): PinMapParts {
  const container = useRef<HTMLDivElement>(null)
  const [isMoving, setMoving] = useState(false)

  const settle = useEffectEvent((centre: Coordinates) => {
    setMoving(false)
    if (!isSamePlace(centre, point)) onPoint(centre)
  })
  const { map, phase } = useOpenedMap({
    styleUrl,
    load: loadMap,
    open({ openMap }, news) {
      if (!container.current) return null
      const moves = { onMoveStart: () => setMoving(true), onMoveEnd: settle }
      return openMap({ container: container.current, styleUrl, label, centre: point, ...moves, ...news })
    },
  })

  useEffect(() => {
    map.current?.follow(point)
  }, [map, point])

  const move = (direction: Direction, pixels: number) => {
    const { right, down } = screenSteps[direction]
    if (phase === 'broken') onPoint(offsetPoint(point, -down * step.metres, right * step.metres))
    else map.current?.pan(right * pixels, down * pixels)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const meant = event.ctrlKey || event.metaKey || event.altKey ? null : mapKeyOf(event.key)
    if (!meant) return
    event.preventDefault()
    if (meant.kind === 'zoom') map.current?.zoomBy(meant.steps)
    else move(meant.direction, event.shiftKey ? step.far : step.near)
  }

  return {
    container,
    phase,
    isMoving,
    nudge: (direction) => move(direction, step.near),
    zoomBy: (steps) => map.current?.zoomBy(steps),
    onKeyDown,
  }
}
