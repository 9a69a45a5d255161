// The parcel home begins with sending: what, from where, to where, and the price once all of that is known (PCL-02).
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { useParcelRoute } from '../delivery/use-parcel-route.ts'
import type { WholeParcel } from '../draft/parcel-end.rules.ts'
import { useParcel } from '../draft/use-parcel.ts'
import { parcelCategoriesQuery } from '../parcel.queries.ts'
import { SendEnd } from './send-end.tsx'
import { sendFormFrame } from './send-form-skeleton.tsx'
import { SendPrice } from './send-price.tsx'

export function SendForm() {
  const t = useTranslations('sending')
  const { data: categories } = useSuspenseQuery(parcelCategoriesQuery(useShownAccess()))
  const { parcel: stored, change } = useParcel()
  const category = categories.find(({ id }) => id === stored.category_id) ?? null
  const parcel: WholeParcel = { ...stored, category_id: category?.id ?? null }
  const route = useParcelRoute(parcel)
  return (
    <section aria-labelledby="send-parcel" className={sendFormFrame}>
      <h2 id="send-parcel" className="font-semibold text-22">
        {t('send')}
      </h2>
      <Select
        label={t('what')}
        value={category ? String(category.id) : null}
        placeholder={t('kind_choose')}
        onValueChange={(id) => change({ category_id: Number(id) })}
        options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <SendEnd side="sender" end={parcel.sender} onChange={(sender) => change({ sender })} />
      <SendEnd side="receiver" end={parcel.receiver} onChange={(receiver) => change({ receiver })} />
      <SendPrice parcel={parcel} category={category} route={route} />
      <Button
        size="large"
        render={
          <Link to="/parcel-delivery-info" search={category ? { category_id: String(category.id) } : {}} />
        }
      >
        {t('continue')}
      </Button>
    </section>
  )
}
