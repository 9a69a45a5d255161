// What is sent: the kind of parcel, and what of that kind a courier takes.
import Scale from 'lucide-react/icons/scale'
import { useTranslations } from 'use-intl'
import type { ParcelCategory } from '#contract/features/parcel/parcel.endpoints.ts'
import { Select } from '#web/ui/form/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Picture } from '#web/ui/media/picture.tsx'

interface KindCardProps {
  categories: readonly ParcelCategory[]
  chosen: ParcelCategory | null
  problem: string | undefined
  onChoose(id: number): void
}

export function KindCard({ categories, chosen, problem, onChoose }: KindCardProps) {
  const t = useTranslations('sending')
  return (
    <Card render={<section />} aria-labelledby="parcel-kind" className="flex flex-col gap-4 p-4 sm:p-5">
      <h2 id="parcel-kind" className="font-semibold text-18">
        {t('kind')}
      </h2>
      <div className="flex items-start gap-4">
        {chosen ? (
          <Picture
            picture={{ url: chosen.image_full_url, width: 400, height: 400 }}
            alt=""
            sizes="80px"
            className="size-20 shrink-0 rounded-card"
          />
        ) : null}
        <div className="flex min-w-0 flex-1 flex-col gap-2">
          <Select
            label={t('kind')}
            labelHidden
            value={chosen ? String(chosen.id) : null}
            placeholder={t('kind_choose')}
            error={problem}
            onValueChange={(id) => onChoose(Number(id))}
            options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          {chosen ? <p className="text-14 text-ink-soft">{chosen.description}</p> : null}
        </div>
      </div>
      {chosen?.limits ? (
        <p className="flex items-start gap-2 rounded-control bg-fill p-3 text-14">
          <Scale aria-hidden size={18} className="mt-0.5 shrink-0 text-accent-ink" />
          <span>
            <span className="sr-only">{t('limits')}: </span>
            {chosen.limits}
          </span>
        </p>
      ) : null}
    </Card>
  )
}
