// Everything a courier must know about a parcel, and the way on to its checkout once that is said.
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { Button } from '#web/ui/action/button.tsx'
import { StickyBar } from '#web/ui/layout/sticky-bar.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { isWhole, swapped, type WholeParcel } from '../draft/parcel-end.rules.ts'
import { useParcel } from '../draft/use-parcel.ts'
import { parcelCategoriesQuery } from '../parcel.queries.ts'
import { EndCard } from './end-card.tsx'
import { KindCard } from './kind-card.tsx'
import { ProhibitedCard } from './prohibited-card.tsx'
import { RouteCard } from './route-card.tsx'
import { useParcelRoute } from './use-parcel-route.ts'

export const deliveryInfoFrame =
  'flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,1fr)_26rem] lg:items-start lg:gap-6'

interface DeliveryInfoFormProps {
  asked_category_id: number | null
}

export function DeliveryInfoForm({ asked_category_id }: DeliveryInfoFormProps) {
  const t = useTranslations('sending')
  const navigate = useNavigate()
  const { data: categories } = useSuspenseQuery(parcelCategoriesQuery(useShownAccess()))
  const { parcel: stored, change } = useParcel()
  const category = categories.find(({ id }) => id === (asked_category_id ?? stored.category_id)) ?? null
  const parcel: WholeParcel = { ...stored, category_id: category?.id ?? null }
  const { sender, receiver, is_allowed } = parcel
  const route = useParcelRoute(parcel)
  const { form, tries, tryOnce } = useTries()
  // Fields that hold what was typed begin anew when the route is turned round.
  const [turn, setTurn] = useState(0)
  const wasTried = tries > 0

  const proceed = () => {
    tryOnce()
    if (!sender.place || !receiver.place) notify.error(t('location_missing'), { id: 'parcel-location' })
    if (!category || !isWhole(sender) || !isWhole(receiver) || !is_allowed || !route.canGo) return
    change({ category_id: category.id })
    navigate({ to: '/checkout', search: { page: 'parcel' } })
  }
  return (
    <div ref={form} className={deliveryInfoFrame}>
      <div className="flex min-w-0 flex-col gap-4">
        <KindCard
          categories={categories}
          chosen={category}
          problem={wasTried && !category ? t('kind_required') : undefined}
          onChoose={(id) => {
            change({ category_id: id })
            navigate({ to: '.', search: { category_id: String(id) }, replace: true })
          }}
        />
        <EndCard
          key={`sender-${turn}`}
          side="sender"
          end={sender}
          wasTried={wasTried}
          onChange={(end) => change({ sender: end })}
        />
        <Button
          variant="outline"
          className="self-center"
          onClick={() => {
            change(swapped(parcel))
            setTurn(turn + 1)
          }}
        >
          <ArrowUpDown aria-hidden size={18} />
          {t('swap')}
        </Button>
        <EndCard
          key={`receiver-${turn}`}
          side="receiver"
          end={receiver}
          wasTried={wasTried}
          onChange={(end) => change({ receiver: end })}
        />
        <ProhibitedCard
          isAllowed={is_allowed}
          problem={wasTried && !is_allowed ? t('nothing_prohibited_required') : undefined}
          onChange={(allowed) => change({ is_allowed: allowed })}
        />
      </div>
      <div className="contents lg:sticky lg:top-24 lg:flex lg:flex-col lg:gap-4">
        <RouteCard parcel={parcel} category={category} route={route} />
        <StickyBar>
          <Button size="large" className="w-full" onClick={proceed}>
            {t('proceed')}
          </Button>
        </StickyBar>
      </div>
    </div>
  )
}

/** Pressing on with something missing leads to the first of it. */
function useTries() {
  const form = useRef<HTMLDivElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries === 0) return
    const first = form.current?.querySelector('[aria-invalid=true], [data-invalid=true]')
    const target = first?.matches('input, button') ? first : first?.querySelector('button, input')
    if (target instanceof HTMLElement) target.focus()
  }, [tries])
  return { form, tries, tryOnce: () => setTries(tries + 1) }
}
