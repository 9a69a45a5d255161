// The small square that says vegetarian or not, by shape as well as colour.
import { useTranslations } from 'use-intl'
import { classNames } from '#web/ui/styles/class-names.ts'

export function VegMark({ veg }: { veg: boolean }) {
  const t = useTranslations('item')
  const look = veg ? 'border-success text-success' : 'border-danger text-danger'
  return (
    <span role="img" aria-label={t(veg ? 'veg' : 'non_veg')} className={classNames('veg-mark', look)}>
      <svg aria-hidden="true" viewBox="0 0 8 8">
        {veg ? <circle cx="4" cy="4" r="3.2" /> : <path d="M4 .8 7.4 7H.6z" />}
      </svg>
    </span>
  )
}
