// The button of the product; with `render={<Link … />}` the same look on a link.
import type { ComponentProps, MouseEvent, ReactElement } from 'react'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { renderedAs } from '#web/ui/layout/rendered-as.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export type ButtonVariant = 'solid' | 'soft' | 'outline' | 'ghost' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  loading?: boolean
  render?: ReactElement
}

const variants = {
  solid: 'bg-accent text-on-accent hover:bg-accent-strong',
  soft: 'button-soft',
  outline: 'border border-line-strong text-ink hover:bg-fill',
  ghost: 'text-accent-ink hover:bg-fill',
  danger: 'bg-danger text-on-danger hover:brightness-90',
} as const satisfies Record<ButtonVariant, string>

const sizes = {
  small: 'min-h-9 rounded-control px-3 text-14 target-44',
  medium: 'min-h-11 rounded-control px-4 text-14',
  large: 'min-h-13 rounded-card px-6 text-16',
} as const satisfies Record<ButtonSize, string>

const shape = 'control button'

export function Button(props: ButtonProps) {
  const { variant = 'solid', size = 'medium', loading, render, className, children, onClick, ...rest } = props
  // The label keeps its place under the spinner, so the width does not jump; focus stays because nothing is disabled.
  const content = (
    <>
      <span className={classNames('button-label', loading && 'opacity-0')}>{children}</span>
      {loading && (
        <span className="col-start-1 row-start-1">
          <Spinner />
        </span>
      )}
    </>
  )
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event)

  return renderedAs('button', render, {
    ...(render ? {} : { type: 'button' }),
    ...rest,
    'aria-busy': loading || undefined,
    'aria-disabled': loading || rest['aria-disabled'] || undefined,
    className: classNames(shape, variants[variant], sizes[size], className),
    onClick: press,
    children: content,
  })
}
