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
  className?: string
}

export function NumberLine({
  label,
  value,
  onChange,
  decimals = 0,
  placeholder,
  className,
}: NumberLineProps) {
  const typing = useTypedNumber({ value, onChange, decimals })
  return (
    <input
      aria-label={label}
      aria-invalid={Number.isNaN(value) || undefined}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      dir="ltr"
      placeholder={placeholder}
      {...typing}
      className={classNames(controlLook, 'min-h-10 w-24 px-3 text-end text-14 tabular', className)}
    />
  )
}
