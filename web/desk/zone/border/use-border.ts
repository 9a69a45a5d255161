// The border of a form: what is wrong with it while it is drawn, and the steps one can take back.
import { useDeferredValue, useMemo, useState } from 'react'
import type { ZoneBorder } from '#contract/features/zone/desk/desk-zone.schema.ts'
import { type BorderProblem, borderProblem } from '#contract/features/zone/desk/zone-border.rules.ts'

export type Rings = [number, number][][]

interface BorderParts {
  rings: Rings
  onRings: (rings: Rings) => void
  priority: number
  status: boolean
  /** All but the zone itself. */
  others: readonly ZoneBorder[]
}

const mostSteps = 50

export function useBorder({ rings, onRings, priority, status, others }: BorderParts) {
  const [before, setBefore] = useState<readonly Rings[]>([])
  const drawn = useDeferredValue(rings)
  const problem: BorderProblem | null = useMemo(
    () =>
      drawn.length === 0
        ? null
        : borderProblem(
            { rings: drawn, priority, status },
            others.filter((one) => one.status),
          ),
    [drawn, priority, status, others],
  )
  return {
    problem,
    change(next: Rings) {
      setBefore([...before.slice(1 - mostSteps), rings])
      onRings(next)
    },
    canUndo: before.length > 0,
    undo() {
      const last = before.at(-1)
      if (!last) return
      setBefore(before.slice(0, -1))
      onRings(last)
    },
  }
}
