// An amount, with the struck-out amount it came from; texts arrive formatted and never mirror.
import { apart } from '#web/ui/layout/apart.ts'
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'

type PriceProps = {
  current: string
  /** The amount before, and what a screen reader says in front of each. */
  original?: { text: string; label: string; currentLabel: string }
  size?: 'small' | 'medium' | 'large'
}

const sizes = {
  small: { now: 'text-14', before: 'text-12' },
  medium: { now: 'text-16', before: 'text-13' },
  large: { now: 'text-22', before: 'text-14' },
} as const

export function Price({ current, original, size = 'medium' }: PriceProps) {
  const look = sizes[size]
  return (
    <span className="price">
      {original && <VisuallyHidden>{apart(original.currentLabel)}</VisuallyHidden>}
      <bdi className={classNames('font-semibold text-ink', look.now)}>{current}</bdi>
      {original && (
        <>
          <VisuallyHidden>{apart(original.label)}</VisuallyHidden>
          <del className={classNames('text-ink-faint', look.before)}>
            <bdi>{original.text}</bdi>
          </del>
        </>
      )}
    </span>
  )
}
