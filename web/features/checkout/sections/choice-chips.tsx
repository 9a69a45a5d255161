// A few ready answers of which one, or none, holds; pressing the chosen one takes it back.
import type { ReactNode } from 'react'
import { useId } from 'react'
import { Chip } from '#web/ui/action/chip.tsx'

interface ChoiceChipsProps {
  label: string
  options: readonly { value: string; label: ReactNode }[]
  value: string
  onValueChange(value: string): void
}

export function ChoiceChips({ label, options, value, onValueChange }: ChoiceChipsProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out like the other labels
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2">
      <span id={id} className="font-medium text-14">
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <Chip
            key={option.value}
            selected={option.value === value}
            onClick={() => onValueChange(option.value === value ? '' : option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </div>
    </div>
  )
}
