// The page measure: 1280 px with a gutter that grows with the screen.
import { useRender } from '@base-ui/react/use-render'
import type { ComponentProps, ReactElement } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

type ContainerProps = ComponentProps<'div'> & { render?: ReactElement }

export function Container({ render, className, ...rest }: ContainerProps) {
  return useRender({
    defaultTagName: 'div',
    render,
    props: { ...rest, className: classNames('page-inline', className) },
  })
}
