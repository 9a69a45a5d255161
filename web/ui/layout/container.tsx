// The page measure: 1280 px with a gutter that grows with the screen.
import type { ComponentProps, ReactElement } from 'react'
import { renderedAs } from '#web/ui/layout/rendered-as.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type ContainerProps = ComponentProps<'div'> & { render?: ReactElement }

export function Container({ render, className, ...rest }: ContainerProps) {
  return renderedAs('div', render, { ...rest, className: classNames('page-inline', className) })
}
