// Numbers and amounts, typed as people write them; empty is null.
import { type ReactNode, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { minorPerUnit } from '#contract/core/money.ts'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { FieldProps } from '../desk-form.types.ts'
import { numberText, typedNumber } from '../typed-number.rules.ts'
import { useField } from './use-field.ts'

type NumberFieldProps<Values extends FieldValues> = FieldProps<Values, number | null> & {
  /** How many digits may stand behind the point. */
  decimals?: number
  start?: ReactNode
  end?: ReactNode
  placeholder?: string
}

export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { control, name, decimals = 0, ...rest } = props
  const { value, onChange, onBlur, error, ...field } = useField<Values, number | null>({ control, name })
  const typing = useTypedNumber({ value, onChange, decimals })
  return (
    <TextField
      {...rest}
      {...field}
      {...(error ? { error } : {})}
      {...typing}
      onBlur={() => {
        typing.onBlur()
        onBlur()
      }}
      inputMode={decimals > 0 ? 'decimal' : 'numeric'}
      autoComplete="off"
      dir="ltr"
    />
  )
}

interface TypedNumber {
  value: number | null
  onChange: (value: number | null) => void
  decimals: number
}

/** For a field of one's own, such as one in a list: what is typed stays as it is while it is typed. */
export function useTypedNumber({ value, onChange, decimals }: TypedNumber) {
  const [typed, setTyped] = useState<string | null>(null)
  return {
    value: typed ?? numberText(value, decimals),
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value)
      onChange(typedNumber(target.value, decimals))
    },
    // What is no number stays to be seen; the rest is written the one way.
    onBlur: () =>
      setTyped((text) => (text !== null && Number.isNaN(typedNumber(text, decimals)) ? text : null)),
  }
}

/** More than two are not stored. */
const storedDecimals = Math.log10(minorPerUnit)

export function useMoneyField() {
  const { money } = useShopSettings()
  const sign = (
    <span aria-hidden className="text-14 text-ink-soft">
      {money.currency_symbol}
    </span>
  )
  return {
    decimals: Math.min(money.digit_after_decimal_point, storedDecimals),
    symbol: money.currency_symbol,
    ends: money.currency_symbol_direction === 'left' ? { start: sign } : { end: sign },
  }
}

export function MoneyField<Values extends FieldValues>({
  label,
  ...props
}: FieldProps<Values, number | null>) {
  const { decimals, ends } = useMoneyField()
  return <NumberField {...props} label={label} decimals={decimals} {...ends} />
}
