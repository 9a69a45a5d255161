// One answer out of a few that each need a picture or a sentence.
import { RadioGroup } from '@base-ui/react/radio-group'
import { useId } from 'react'
import type { ChoiceProps } from '#web/ui/choice/option.ts'
import { radioId } from '#web/ui/choice/radio-id.ts'
import { RadioMark } from '#web/ui/choice/radio-mark.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

type RadioCardsProps<Value extends string> = ChoiceProps<Value> & { columns?: 1 | 2 }

export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, options, value, onValueChange, columns = 1 } = props
  const id = useId()
  return (
    <RadioGroup<Value | null>
      aria-label={label}
      value={value}
      onValueChange={(chosen) => chosen !== null && onValueChange(chosen)}
      className={classNames('grid gap-3', columns === 2 && 'sm:grid-cols-2')}
    >
      {options.map((option) => (
        <label
          key={option.value}
          htmlFor={radioId(id, option.value)}
          className={classNames(
            'flex min-h-16 items-center gap-3 rounded-card border border-line bg-surface p-4',
            'hover:border-line-control has-data-checked:border-accent-mark has-data-checked:bg-accent-soft',
            option.disabled && 'opacity-50',
          )}
        >
          {option.icon && <span className="shrink-0 text-accent-ink">{option.icon}</span>}
          <span className="min-w-0 flex-1">
            <span className="font-medium">{option.label}</span>
            {option.hint && <span className="block text-13 text-ink-soft">{option.hint}</span>}
          </span>
          {option.end && <bdi className="shrink-0 text-14 tabular">{option.end}</bdi>}
          <RadioMark id={radioId(id, option.value)} value={option.value} disabled={option.disabled} />
        </label>
      ))}
    </RadioGroup>
  )
}
