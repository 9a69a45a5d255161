// One named part of a column of filters.
import type { ReactNode } from 'react'

export function FilterSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-b py-4 first:pt-0 last:border-b-0 last:pb-0">
      <h3 className="mb-1 font-semibold text-14 text-ink">{title}</h3>
      {children}
    </section>
  )
}
