// Chips: one toggles a choice, the other shows a choice that can be taken away.
import X from 'lucide-react/icons/x'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

const shape = 'inline-flex min-h-9 shrink-0 items-center gap-2 rounded-full border text-14'

type ChipProps = ComponentProps<'button'> & {
  selected: boolean
  icon?: ReactNode
  /** Of a row of which one is chosen. */
  role?: 'radio'
}

export function Chip({ selected, icon, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(rest.role === 'radio' ? { 'aria-checked': selected } : { 'aria-pressed': selected })}
      className={classNames(
        shape,
        'control target-44 px-4 transition-transform duration-quick ease-calm active:scale-[0.97] disabled:opacity-50',
        selected
          ? 'border-accent bg-accent font-medium text-on-accent'
          : 'border-line-strong bg-surface text-ink hover:border-line-control',
        className,
      )}
    >
      {icon}
      {children}
    </button>
  )
}

type RemovableChipProps = { children: ReactNode; removeLabel: string; onRemove: () => void }

export function RemovableChip({ children, removeLabel, onRemove }: RemovableChipProps) {
  return (
    <span className={classNames(shape, 'border-transparent bg-accent-soft ps-4 text-accent-ink')}>
      {children}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="grid size-8 control target-44 place-items-center rounded-full hover:bg-fill-strong"
      >
        <X aria-hidden size={16} />
      </button>
    </span>
  )
}
