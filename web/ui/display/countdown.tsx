// Boxes of a running clock; the caller ticks. Each has its word, so they follow the line of reading.

export type CountdownPart = { value: string; label: string }

/** The label says the time in words: box by box it would be read in pieces. */
export function Countdown({ parts, label }: { parts: readonly CountdownPart[]; label: string }) {
  return (
    <div role="timer" aria-label={label} className="flex flex-wrap gap-2">
      {parts.map((part) => (
        <div
          key={part.label}
          aria-hidden
          className="grid min-w-16 place-items-center rounded-control bg-accent-soft px-1.5 py-1.5 text-accent-ink"
        >
          <bdi className="font-semibold text-22 tabular">{part.value}</bdi>
          <span className="text-12">{part.label}</span>
        </div>
      ))}
    </div>
  )
}
