// A number within a row, named for whoever hears it.
import { useTypedNumber } from '#web/desk/form/fields/number-field.tsx'
import { controlLook } from '#web/ui/form/control-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type NumberLineProps = {
  label: string
  value: number | null
  onChange: (value: number | null) => void
  decimals?: number
  placeholder?: string
  /** How wide it is. */
  className?: string
}

export function NumberLine({
  label,
  value,
  onChange,
  decimals = 0,
  placeholder,
  className = 'w-24',
}: NumberLineProps) {
  const typing = useTypedNumber({ value, onChange, decimals })
  return (
    // The look of a control takes all the width it gets: this is how much.
    <span className={classNames('inline-block shrink-0', className)}>
      <input
        aria-label={label}
        aria-invalid={Number.isNaN(value) || undefined}
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        dir="ltr"
        placeholder={placeholder}
        {...typing}
        className={classNames(controlLook, 'min-h-10 px-3 text-end text-14 tabular')}
      />
    </span>
  )
}
