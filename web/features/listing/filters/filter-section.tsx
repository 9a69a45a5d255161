// One named part of a column of filters.
import type { ReactNode } from 'react'

export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be laid out like the other titles
    <div
      role="group"
      aria-label={title}
      className="border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0"
    >
      <h2 className="mb-1 font-semibold text-14 text-ink">{title}</h2>
      {children}
    </div>
  )
}
