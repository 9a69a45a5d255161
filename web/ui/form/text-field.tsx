// A line of text with a label; spreads what a form library registers straight onto the input.
import type { ComponentProps, ReactNode } from 'react'
import { controlLook } from '#web/ui/form/control-look.ts'
import { FieldFrame, type FieldTexts } from '#web/ui/form/field-frame.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

export type TextFieldProps = ComponentProps<'input'> &
  FieldTexts & {
    start?: ReactNode
    end?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, hint, error, start, end, className, ...input } = props
  return (
    <FieldFrame
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={input.required}
      className={className}
    >
      {(links) => (
        <div className={classNames(controlLook, 'flex min-h-12 items-center gap-2 px-3.5')}>
          {start && <span className="flex shrink-0 text-ink-faint">{start}</span>}
          <input
            {...input}
            {...links}
            className="min-w-0 flex-1 self-stretch bg-transparent outline-none disabled:cursor-not-allowed"
          />
          {end && <span className="-me-1.5 flex shrink-0 items-center">{end}</span>}
        </div>
      )}
    </FieldFrame>
  )
}
