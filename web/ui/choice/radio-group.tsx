// One answer out of a few, as plain rows.
import { RadioGroup as Base } from '@base-ui/react/radio-group'
import { useId } from 'react'
import type { ChoiceProps } from '#web/ui/choice/option.ts'
import { radioId } from '#web/ui/choice/radio-id.ts'
import { RadioMark } from '#web/ui/choice/radio-mark.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: ChoiceProps<Value>) {
  const id = useId()
  return (
    <Base<Value | null>
      aria-label={label}
      value={value}
      onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
      className="flex flex-col"
    >
      {options.map((option) => (
        <label
          key={option.value}
          htmlFor={radioId(id, option.value)}
          className={classNames('flex min-h-11 items-center gap-3 text-16', option.disabled && 'opacity-50')}
        >
          <RadioMark id={radioId(id, option.value)} value={option.value} disabled={option.disabled} />
          {option.icon}
          <span className="min-w-0 flex-1">
            {option.label}
            {option.hint && <span className="block text-13 text-ink-soft">{option.hint}</span>}
          </span>
          {option.end && <bdi className="shrink-0 text-14 text-ink-soft tabular">{option.end}</bdi>}
        </label>
      ))}
    </Base>
  )
}
