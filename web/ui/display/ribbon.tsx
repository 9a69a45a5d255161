// The flag on the corner of a picture; its parent is positioned.
import type { ReactNode } from 'react'
import { solidTones, type Tone } from '#web/ui/display/tone.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export function Ribbon({ children, tone = 'discount' }: { children: ReactNode; tone?: Tone }) {
  return (
    <span className={classNames('ribbon', solidTones[tone])}>
      <bdi>{children}</bdi>
    </span>
  )
}
