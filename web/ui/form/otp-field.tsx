// A code typed digit by digit, pasted or filled in by the phone; always left to right.
import { OTPField as Base } from '@base-ui/react/otp-field'
import { useEffect, useId, useRef } from 'react'
import { FieldNote } from '#web/ui/form/field-frame.tsx'

type OtpFieldProps = {
  label: string
  digitLabel: (position: number, length: number) => string
  value: string
  onValueChange: (value: string) => void
  onComplete?: (value: string) => void
  length?: number
  error?: string
  /** Once it has come: for a step that holds nothing else to do. */
  autoFocus?: boolean
}

export function OtpField(props: OtpFieldProps) {
  const { label, digitLabel, value, onValueChange, onComplete, length = 6, error, autoFocus } = props
  const id = useId()
  const boxes = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Emptied, after a wrong code: who was in the last box begins in the first again.
    const isInside = boxes.current?.contains(document.activeElement)
    if (value === '' && isInside) boxes.current?.querySelector('input')?.focus()
  }, [value])
  const positions = Array.from({ length }, (_, position) => position + 1)
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="font-medium text-14">
        {label}
      </label>
      <Base.Root
        ref={boxes}
        id={id}
        dir="ltr"
        length={length}
        value={value}
        onValueChange={onValueChange}
        onValueComplete={onComplete}
        aria-describedby={error ? `${id}-note` : undefined}
        className="flex w-full max-w-84 gap-2 self-start rtl:justify-end"
      >
        {positions.map((position) => (
          <Base.Input
            key={position}
            // The label above names the first one.
            aria-label={position === 1 ? undefined : digitLabel(position, length)}
            aria-invalid={error ? true : undefined}
            autoFocus={autoFocus && position === 1}
            className="h-13 min-w-0 max-w-12 flex-1 rounded-control border border-line-control bg-surface text-center font-medium text-22 tabular aria-invalid:border-danger"
          />
        ))}
      </Base.Root>
      <FieldNote id={`${id}-note`} error={error} />
    </div>
  )
}
