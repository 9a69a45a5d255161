// One matter of the customer's settings: its name, a line about it, what can be done.
import { type ReactNode, useId } from 'react'
import { Card } from '#web/ui/layout/card.tsx'

interface SectionCardProps {
  title: string
  text?: string
  children: ReactNode
}

export function SectionCard({ title, text, children }: SectionCardProps) {
  const id = useId()
  return (
    <Card render={<section aria-labelledby={id} />} className="flex flex-col gap-5 p-5 sm:p-6">
      <header>
        <h2 id={id} className="font-semibold text-18">
          {title}
        </h2>
        {text && <p className="mt-1 text-14 text-ink-soft">{text}</p>}
      </header>
      {children}
    </Card>
  )
}
