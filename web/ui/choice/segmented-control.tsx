// A few short, exclusive choices side by side.
import { Radio } from '@base-ui/react/radio'
import { RadioGroup } from '@base-ui/react/radio-group'
import type { ChoiceProps } from '#web/ui/choice/option.ts'

export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: ChoiceProps<Value>) {
  return (
    <RadioGroup<Value | null>
      aria-label={label}
      value={value}
      onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
      className="inline-grid auto-cols-fr grid-flow-col rounded-control bg-fill p-1"
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          nativeButton
          render={<button type="button" />}
          className="control inline-flex min-h-9 target-44 items-center justify-center gap-2 rounded-inner px-4 text-14 text-ink-soft hover:text-ink data-checked:bg-raised dark:data-checked:bg-fill-strong data-checked:font-medium data-checked:text-ink data-checked:shadow-soft data-disabled:opacity-50"
        >
          {option.icon}
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  )
}
