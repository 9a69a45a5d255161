// The tick box of a row: named for whoever hears it, with Shift for all between two.
import { Checkbox as Base } from '@base-ui/react/checkbox'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'

type SelectBoxProps = {
  label: string
  checked: boolean | 'mixed'
  onSelect: (checked: boolean, isRange: boolean) => void
}

export function SelectBox({ label, checked, onSelect }: SelectBoxProps) {
  const isMixed = checked === 'mixed'
  const Mark = isMixed ? Minus : Check
  return (
    <Base.Root
      aria-label={label}
      checked={checked === true}
      indeterminate={isMixed}
      onCheckedChange={(isChecked, { event }) =>
        onSelect(isChecked, 'shiftKey' in event && event.shiftKey === true)
      }
      className="relative target-44 grid size-5 shrink-0 place-items-center rounded-inner border border-line-control bg-surface data-checked:border-accent-mark data-indeterminate:border-accent-mark data-checked:bg-accent data-indeterminate:bg-accent"
    >
      <Base.Indicator className="text-on-accent">
        <Mark aria-hidden size={14} strokeWidth={3} />
      </Base.Indicator>
    </Base.Root>
  )
}
