// Counts up and down by one; at the lower end the minus can become a removal.
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '#web/ui/feedback/announce.ts'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

type StepperProps = {
  value: number
  onValueChange: (next: number) => void
  limits: { min: number; max: number }
  labels: { group: string; decrease: string; increase: string }
  /** Stands in for the minus when the value is at its lower end. */
  removal?: { icon: ReactNode; label: string; onRemove: () => void }
  /** Numbers are padded with zeros to this many digits. */
  digits?: number
  loading?: boolean
  look?: 'plain' | 'solid'
  /** Of its buttons; -1 on cards, which are one stop. */
  tabIndex?: number
}

const looks = {
  plain: { frame: 'bg-fill text-ink', press: 'hover:bg-fill-strong' },
  solid: { frame: 'bg-accent text-on-accent', press: 'hover:bg-accent-strong' },
} as const

export function padded(value: number, digits: number): string {
  return String(value).padStart(digits, '0')
}

export function Stepper(props: StepperProps) {
  const {
    value,
    onValueChange,
    limits,
    labels,
    removal,
    digits = 1,
    loading = false,
    look = 'plain',
    tabIndex,
  } = props
  const { frame, press } = looks[look]
  const atBottom = value <= limits.min
  const group = useSaidCount(value, labels.group)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline pill.
    <div
      ref={group}
      role="group"
      aria-label={labels.group}
      aria-busy={loading || undefined}
      className={classNames('inline-flex items-center gap-1 rounded-full p-1', frame)}
    >
      {atBottom && removal ? (
        <StepButton
          label={removal.label}
          off={loading}
          look={press}
          tabIndex={tabIndex}
          onPress={removal.onRemove}
        >
          {removal.icon}
        </StepButton>
      ) : (
        <StepButton
          label={labels.decrease}
          off={atBottom || loading}
          look={press}
          tabIndex={tabIndex}
          onPress={() => onValueChange(value - 1)}
        >
          <Minus aria-hidden size={18} />
        </StepButton>
      )}
      <span className="grid min-w-7 place-items-center font-medium text-14 tabular">
        {loading ? <Spinner size={16} /> : <Count value={value} digits={digits} />}
      </span>
      <StepButton
        label={labels.increase}
        off={value >= limits.max || loading}
        look={press}
        tabIndex={tabIndex}
        onPress={() => onValueChange(value + 1)}
      >
        <Plus aria-hidden size={18} />
      </StepButton>
    </div>
  )
}

/** Who counts here hears the new number; a page full of steppers is not full of live regions. */
function useSaidCount(value: number, label: string) {
  const group = useRef<HTMLDivElement>(null)
  const last = useRef(value)
  const say = useEffectEvent((count: number) => {
    if (last.current !== count && group.current?.contains(document.activeElement))
      announce(`${label}: ${count}`)
    last.current = count
  })
  useEffect(() => say(value), [value])
  return group
}

/** Written 01, said as 1. */
function Count({ value, digits }: { value: number; digits: number }) {
  const written = padded(value, digits)
  if (written === String(value)) return written
  return (
    <>
      <span aria-hidden>{written}</span>
      <span className="sr-only">{value}</span>
    </>
  )
}

type StepButtonProps = {
  label: string
  off: boolean
  look: string
  tabIndex: number | undefined
  onPress: () => void
  children: ReactNode
}

// aria-disabled instead of disabled: the keyboard's focus must survive reaching an end.
function StepButton({ label, off, look, tabIndex, onPress, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={off || undefined}
      tabIndex={tabIndex}
      onClick={off ? undefined : onPress}
      className={classNames(
        'grid size-9 control target-44 place-items-center rounded-full aria-disabled:opacity-40',
        'transition-transform duration-quick ease-calm active:scale-90',
        look,
      )}
    >
      {children}
    </button>
  )
}
