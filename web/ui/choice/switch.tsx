// On or off, taking effect at once.
import { Switch as Base } from '@base-ui/react/switch'
import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

type SwitchProps = {
  label: ReactNode
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  hint?: ReactNode
  disabled?: boolean
}

export function Switch({ label, checked, onCheckedChange, hint, disabled }: SwitchProps) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className={classNames('flex min-h-11 items-center justify-between gap-4', disabled && 'opacity-50')}
    >
      <span className="min-w-0 text-16">
        {label}
        {hint && <span className="block text-13 text-ink-soft">{hint}</span>}
      </span>
      <Base.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        className="flex h-7 w-12 shrink-0 rounded-full bg-line-control p-0.5 data-checked:bg-accent-mark"
      >
        <Base.Thumb className="drawn-mark size-6 rounded-full bg-surface shadow-soft transition-[translate] duration-quick ease-calm data-checked:translate-x-[calc(var(--inline-sign)*20px)]" />
      </Base.Root>
    </label>
  )
}
