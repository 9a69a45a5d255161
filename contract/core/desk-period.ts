// When something made at the desk runs: from a day or moment to another, unless it is switched off or archived.

export const periodStates = ['running', 'planned', 'over', 'off', 'archived'] as const

export type PeriodState = (typeof periodStates)[number]

export interface Period {
  is_archived: boolean
  is_on: boolean
  /** Days or instants, as texts that sort; the last one is included. */
  from: string
  to: string
}

export function periodState({ is_archived, is_on, from, to }: Period, now: string): PeriodState {
  if (is_archived) return 'archived'
  if (!is_on) return 'off'
  if (now < from) return 'planned'
  return now > to ? 'over' : 'running'
}
