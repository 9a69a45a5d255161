// A link inside or beside text; `render` takes the router's link.
import type { ComponentProps, ReactElement } from 'react'
import { renderedAs } from '#web/ui/layout/rendered-as.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type LinkTextProps = ComponentProps<'a'> & { tone?: 'accent' | 'quiet'; render?: ReactElement }

const tones = {
  accent: 'font-medium text-accent-ink underline-offset-4 hover:underline',
  quiet: 'text-ink-soft underline-offset-4 hover:text-ink hover:underline',
} as const

export function LinkText({ tone = 'accent', render, className, ...rest }: LinkTextProps) {
  return renderedAs('a', render, {
    ...rest,
    className: classNames('rounded-control', tones[tone], className),
  })
}
