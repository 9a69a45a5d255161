// A solid mark for a state, and the little count that sits on the corner of an icon.
import type { ReactNode } from 'react'
import { solidTones, type Tone } from '#web/ui/display/tone.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type BadgeProps = { children: ReactNode; tone?: Tone; className?: string }

export function Badge({ children, tone = 'neutral', className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-5 w-fit items-center gap-1 rounded-full px-2 font-medium text-12',
        solidTones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}

/** Put inside an IconButton; the button's label should already say the number. */
export function CountBadge({ count, max = 99 }: { count: number; max?: number }) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden
      className="absolute -end-1 -top-1 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-semibold text-12 text-on-accent ring-2 ring-surface tabular"
    >
      <bdi>{count > max ? `${max}+` : count}</bdi>
    </span>
  )
}
