// The flag on the corner of a picture; its parent is positioned.
import type { ReactNode } from 'react'
import { solidTones, type Tone } from '#web/ui/display/tone.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export function Ribbon({ children, tone = 'discount' }: { children: ReactNode; tone?: Tone }) {
  return (
    <span
      className={classNames(
        'absolute start-0 top-3 z-1 inline-flex min-h-6 items-center rounded-e-control ps-2.5 pe-3 font-semibold text-13 tabular',
        solidTones[tone],
      )}
    >
      <bdi>{children}</bdi>
    </span>
  )
}
