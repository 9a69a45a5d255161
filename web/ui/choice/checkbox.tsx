// A tick box with its label; the whole row takes the press.
import { Checkbox as Base } from '@base-ui/react/checkbox'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import { type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

type CheckboxProps = {
  label: ReactNode
  checked: boolean | 'mixed'
  onCheckedChange: (checked: boolean) => void
  disabled?: boolean
  /** Stands at the far end of the row, such as a price or a count. */
  end?: ReactNode
}

export function Checkbox({ label, checked, onCheckedChange, disabled, end }: CheckboxProps) {
  const id = useId()
  const labelId = `${id}-label`
  const mixed = checked === 'mixed'
  return (
    <label
      id={labelId}
      htmlFor={id}
      className={classNames(
        'flex min-h-11 items-center gap-3 text-16',
        disabled && 'cursor-not-allowed opacity-50',
      )}
    >
      <Base.Root
        id={id}
        // Named before its code has come, too: a label's `for` reaches no button that is drawn.
        aria-labelledby={labelId}
        checked={checked === true}
        indeterminate={mixed}
        disabled={disabled}
        onCheckedChange={onCheckedChange}
        className="grid size-5.5 shrink-0 place-items-center rounded-inner border border-line-control bg-surface data-checked:border-accent-mark data-indeterminate:border-accent-mark data-checked:bg-accent data-indeterminate:bg-accent"
      >
        <Base.Indicator className="text-on-accent">
          {mixed ? (
            <Minus aria-hidden size={16} strokeWidth={3} />
          ) : (
            <Check aria-hidden size={16} strokeWidth={3} />
          )}
        </Base.Indicator>
      </Base.Root>
      <span className="min-w-0 flex-1">{label}</span>
      {end && <bdi className="shrink-0 text-14 text-ink-soft tabular">{end}</bdi>}
    </label>
  )
}
