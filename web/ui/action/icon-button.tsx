// A button that is only an icon: always named, always 44 px for a finger.
import type { ComponentProps, ReactElement } from 'react'
import { renderedAs } from '#web/ui/layout/rendered-as.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export type IconButtonVariant = 'ghost' | 'soft' | 'solid' | 'floating'

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  label: string
  variant?: IconButtonVariant
  size?: 'small' | 'medium'
  render?: ReactElement
}

const variants = {
  ghost: 'text-ink hover:bg-fill',
  soft: 'bg-fill text-ink hover:bg-fill-strong',
  solid: 'bg-accent text-on-accent hover:bg-accent-strong',
  floating: 'icon-floating',
} as const satisfies Record<IconButtonVariant, string>

const sizes = { small: 'size-9 target-44', medium: 'size-11' } as const

export function IconButton(props: IconButtonProps) {
  const { label, variant = 'ghost', size = 'medium', render, className, ...rest } = props
  return renderedAs('button', render, {
    ...(render ? {} : { type: 'button' }),
    ...rest,
    'aria-label': label,
    className: classNames('control icon-button', variants[variant], sizes[size], className),
  })
}
