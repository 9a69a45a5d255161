// What a line of a receipt is made of, amount under amount; texts arrive formatted and never mirror.
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

interface ReceiptPart {
  key: string
  label: ReactNode
  amount: string
  tone: keyof typeof tones
}

const tones = {
  main: { label: 'text-ink-soft', amount: 'font-semibold text-14 text-ink' },
  plain: { label: 'text-ink-soft', amount: 'text-ink' },
  saved: { label: 'text-success-ink', amount: 'text-success-ink' },
} as const

export function ReceiptParts({ parts }: { parts: readonly ReceiptPart[] }) {
  return (
    <div className="flex flex-col gap-0.5">
      {parts.map(({ key, label, amount, tone }) => (
        <p key={key} className="flex items-baseline justify-between gap-3 text-13 tabular">
          <span className={classNames('min-w-0', tones[tone].label)}>{label}</span>
          <bdi className={classNames('shrink-0', tones[tone].amount)}>{amount}</bdi>
        </p>
      ))}
    </div>
  )
}
