// One section of the gallery: a heading, and specimens each under its name.
import type { ReactNode } from 'react'
import { Card } from '#web/ui/layout/card.tsx'
import { SectionHeader } from '#web/ui/layout/section-header.tsx'

type GallerySectionProps = { title: string; subtitle?: string; children: ReactNode }

export function GallerySection({ title, subtitle, children }: GallerySectionProps) {
  return (
    <section className="flex flex-col gap-5">
      <SectionHeader title={title} subtitle={subtitle} />
      <div className="grid items-start gap-4 lg:grid-cols-2">{children}</div>
    </section>
  )
}

type SpecimenProps = { name: string; wide?: boolean; children: ReactNode }

export function Specimen({ name, wide, children }: SpecimenProps) {
  return (
    <Card className={wide ? 'min-w-0 p-(--gutter) lg:col-span-2' : 'min-w-0 p-(--gutter)'}>
      <h3 className="mb-4 text-13 text-ink-faint">{name}</h3>
      {children}
    </Card>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
