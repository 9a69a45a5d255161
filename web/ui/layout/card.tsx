// The surface things lie on; `lift` answers the pointer when the whole card can be pressed.
import type { ComponentProps, ReactElement } from 'react'
import { renderedAs } from '#web/ui/layout/rendered-as.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type CardProps = ComponentProps<'div'> & {
  tone?: 'surface' | 'fill' | 'outline'
  lift?: boolean
  render?: ReactElement
}

const tones = {
  surface: 'bg-surface shadow-soft',
  fill: 'bg-fill',
  outline: 'border border-line bg-surface',
} as const

export function Card({ tone = 'surface', lift, render, className, ...rest }: CardProps) {
  return renderedAs('div', render, {
    ...rest,
    className: classNames(
      'rounded-card',
      tones[tone],
      lift &&
        'transition-transform duration-calm ease-calm hover:-translate-y-0.5 hover:shadow-raised active:scale-[0.99]',
      className,
    ),
  })
}
