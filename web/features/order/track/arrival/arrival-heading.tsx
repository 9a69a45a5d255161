// What everybody wants to know of an order first: when it is there, and why it takes longer than promised.
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type Arriving, useArrivalText } from './use-arrival-text.ts'

interface ArrivalHeadingProps {
  arriving: Arriving
  /** 1 on a page of its own. */
  level: 1 | 2
}

const sizes = { 1: 'text-22 sm:text-28', 2: 'text-22' } as const

export function ArrivalHeading({ arriving, level }: ArrivalHeadingProps) {
  const t = useTranslations('order')
  const { lead, range } = useArrivalText(arriving)
  const Heading = `h${level}` as const
  const delay = arriving.arrival?.delay
  return (
    <div>
      <Heading className={classNames('font-semibold tabular', sizes[level])}>{lead}</Heading>
      {range ? <p className="text-14 text-ink-soft tabular">{range}</p> : null}
      {delay ? <p className="text-14 text-warning-ink">{t(`delays.${delay}`)}</p> : null}
    </div>
  )
}
