// Several lines of text; grows with what is written.
import type { ComponentProps } from 'react'
import { controlLook } from '#web/ui/form/control-look.ts'
import { FieldFrame, type FieldTexts } from '#web/ui/form/field-frame.tsx'

type TextAreaProps = ComponentProps<'textarea'> & FieldTexts

export function TextArea({ label, labelHidden, hint, error, className, ...area }: TextAreaProps) {
  return (
    <FieldFrame
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      required={area.required}
      className={className}
    >
      {(links) => (
        <div className={controlLook}>
          <textarea
            rows={3}
            {...area}
            {...links}
            className="field-sizing-content block min-h-24 w-full resize-none bg-transparent px-3.5 py-3 outline-none"
          />
        </div>
      )}
    </FieldFrame>
  )
}
