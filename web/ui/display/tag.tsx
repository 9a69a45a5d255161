// A quiet tinted label beside text: time, distance, a trait.
import type { ReactNode } from 'react'
import { softTones, type Tone } from '#web/ui/display/tone.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type TagProps = { children: ReactNode; tone?: Tone; icon?: ReactNode; className?: string }

export function Tag({ children, tone = 'neutral', icon, className }: TagProps) {
  return (
    <span
      className={classNames(
        'inline-flex min-h-6 w-fit items-center gap-1 rounded-inner px-2 text-13',
        softTones[tone],
        className,
      )}
    >
      {icon}
      <bdi>{children}</bdi>
    </span>
  )
}
