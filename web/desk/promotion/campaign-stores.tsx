// The stores of a campaign: the business confirms or rejects who asks, a manager asks for their own.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { deskCampaignEndpoints as ends } from '#contract/features/promotion/desk/desk-campaign.endpoints.ts'
import type { DeskCampaign, partStates } from '#contract/features/promotion/desk/desk-campaign.schema.ts'
import { deskCall } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { Button } from '#web/ui/action/button.tsx'
import { softTones } from '#web/ui/display/tone.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { keepSaved } from './edit-page.tsx'
import { type Named, Picker } from './pick-field.tsx'
import { useIsBusiness } from './use-reach.ts'

type PartState = (typeof partStates)[number]
type Part = DeskCampaign['stores'][number]

const tones = { pending: 'warning', confirmed: 'success', rejected: 'danger' } as const

function useParts({ id }: DeskCampaign) {
  const t = useTranslations('promotions')
  const refusalOf = useRefusal()
  return useMutation({
    mutationFn: ({ store_ids, status }: { store_ids: number[]; status: PartState | 'gone' }) =>
      status === 'gone'
        ? deskCall(ends.removeStore, { params: { id, store_id: store_ids[0] } })
        : deskCall(ends.setStores, { params: { id }, input: { store_ids, status } }),
    onSuccess: (saved, { status }) => {
      keepSaved(ends, saved)
      notify.success(t(`part_${status}`))
    },
    onError: (error) => notify.error(refusalOf(error)),
  })
}

export function CampaignStores({ campaign }: { campaign: DeskCampaign }) {
  const t = useTranslations('promotions')
  const isBusiness = useIsBusiness()
  const parts = useParts(campaign)
  const set = (status: PartState | 'gone', store_ids: number[]) => parts.mutate({ store_ids, status })
  return (
    <section aria-label={t('stores')} className="desk-panel p-4 sm:p-5">
      <h2 className="font-semibold text-16">{t('stores')}</h2>
      <p className="mt-0.5 mb-4 text-13 text-ink-soft">{t(isBusiness ? 'stores_text' : 'own_stores_text')}</p>
      {campaign.stores.length > 0 && (
        <ul className="mb-4 flex flex-col divide-y divide-line">
          {campaign.stores.map((part) => (
            <PartRow key={part.id} part={part} isBusiness={isBusiness} onSet={set} />
          ))}
        </ul>
      )}
      {campaign.state !== 'archived' && (
        <Joining
          campaign={campaign}
          label={t(isBusiness ? 'add_stores' : 'ask_for_stores')}
          isPending={parts.isPending}
          onJoin={(ids) => set(isBusiness ? 'confirmed' : 'pending', ids)}
        />
      )}
    </section>
  )
}

type PartRowProps = {
  part: Part
  isBusiness: boolean
  onSet: (status: PartState | 'gone', ids: number[]) => void
}

function PartRow({ part: { id, name, status }, isBusiness, onSet }: PartRowProps) {
  const t = useTranslations('promotions')
  const press = (to: PartState | 'gone') => () => onSet(to, [id])
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <span className="me-auto font-medium">{name}</span>
      <span
        className={`inline-flex min-h-6 items-center rounded-full px-2.5 font-medium text-12 ${softTones[tones[status]]}`}
      >
        {t(status)}
      </span>
      {isBusiness && status !== 'confirmed' && (
        <Button
          size="small"
          variant="outline"
          aria-label={t('confirm_named', { name })}
          onClick={press('confirmed')}
        >
          {t('confirm')}
        </Button>
      )}
      {isBusiness && status !== 'rejected' && (
        <Button
          size="small"
          variant="ghost"
          aria-label={t('reject_named', { name })}
          onClick={press('rejected')}
        >
          {t('reject')}
        </Button>
      )}
      <Button size="small" variant="ghost" aria-label={t('take_out', { name })} onClick={press('gone')}>
        {t('remove')}
      </Button>
    </li>
  )
}

type JoiningProps = {
  campaign: DeskCampaign
  label: string
  isPending: boolean
  onJoin: (ids: number[]) => void
}

function Joining({ campaign, label, isPending, onJoin }: JoiningProps) {
  const [chosen, setChosen] = useState<Named[]>([])
  const join = () => {
    onJoin(chosen.map(({ id }) => id))
    setChosen([])
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="w-full max-w-xl">
        <Picker
          kind="stores"
          within={{ module_id: campaign.module_id }}
          label={label}
          chosen={chosen}
          onChange={setChosen}
        />
      </div>
      {chosen.length > 0 && (
        <Button size="small" loading={isPending} onClick={join}>
          {label}
        </Button>
      )}
    </div>
  )
}
