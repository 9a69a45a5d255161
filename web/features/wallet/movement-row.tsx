// One thing that happened: what, when, how much, and what was there afterwards.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

interface MovementRowProps {
  Icon: LucideIcon
  title: string
  /** When, and of which order or payment. */
  detail: ReactNode
  /** With its sign. */
  amount: string
  isGain: boolean
  /** Under the amount: what was there afterwards. */
  after: string
}

export function MovementRow({ Icon, title, detail, amount, isGain, after }: MovementRowProps) {
  return (
    <div className="flex items-center gap-3">
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full',
          isGain ? 'bg-success-soft text-success-ink' : 'bg-fill text-ink-soft',
        )}
      >
        <Icon aria-hidden size={20} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-13 text-ink-soft wrap-anywhere">{detail}</p>
      </div>
      <div className="shrink-0 text-end">
        <p className={classNames('font-semibold tabular', isGain && 'text-success-ink')}>
          <bdi>{amount}</bdi>
        </p>
        <p className="text-13 text-ink-soft tabular">{after}</p>
      </div>
    </div>
  )
}
