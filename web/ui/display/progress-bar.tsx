// How far something has come; fills along the line of reading.
import type { CSSProperties } from 'react'
import { classNames } from '#web/ui/styles/class-names.ts'

type ProgressBarProps = {
  /** From 0 to 1. */
  share: number
  label: string
  valueText?: string
  tone?: 'accent' | 'success' | 'danger'
}

const tones = { accent: 'bg-accent-mark', success: 'bg-success', danger: 'bg-danger' } as const

export function ProgressBar({ share, label, valueText, tone = 'accent' }: ProgressBarProps) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100)
  // Moved rather than resized: a transform does not lay the page out again.
  const style: CSSProperties = { translate: `calc(var(--inline-sign) * ${percent - 100}%) 0` }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="h-2 overflow-hidden rounded-full bg-fill-strong"
    >
      <div
        style={style}
        className={classNames(
          'drawn-mark h-full rounded-full transition-[translate] duration-slow ease-calm',
          tones[tone],
        )}
      />
    </div>
  )
}
