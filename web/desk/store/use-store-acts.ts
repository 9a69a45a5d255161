// What is done with a store by a press: pausing and opening, approving, archiving. Everything that shows it is read again.
import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { deskStoreEndpoints } from '#contract/features/store/desk/desk-store.endpoints.ts'
import type { DeskStore, OpeningAct } from '#contract/features/store/desk/desk-store.schema.ts'
import { deskCall, deskQuery, queryClient, readAgain } from '#web/desk/session/desk-api.ts'
import { useRefusal } from '#web/platform/api/use-refusal.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export function showSaved(saved: DeskStore): Promise<unknown> {
  queryClient.setQueryData(deskQuery(deskStoreEndpoints.one, { params: { id: saved.id } }).queryKey, saved)
  return readAgain(deskStoreEndpoints.one, deskStoreEndpoints.list)
}

export interface Opening {
  act: OpeningAct
  minutes?: number
}

type Seen = Pick<DeskStore, 'id' | 'version'>

export type StoreAct =
  | { kind: 'opening'; opening: Opening }
  | { kind: 'stand'; change: { status?: boolean; featured?: boolean; recommended?: boolean } }
  | { kind: 'archive' }
  | { kind: 'restore' }

function send({ id, version }: Seen, act: StoreAct): Promise<DeskStore> {
  const params = { id }
  if (act.kind === 'opening') return deskCall(deskStoreEndpoints.open, { params, input: act.opening })
  if (act.kind === 'stand')
    return deskCall(deskStoreEndpoints.stand, { params, input: { ...act.change, version } })
  return deskCall(deskStoreEndpoints[act.kind], { params, input: { version } })
}

export function useStoreActs(store: Seen) {
  const t = useTranslations('desk_stores')
  const refusalOf = useRefusal()
  const { mutate, isPending } = useMutation({
    mutationFn: (act: StoreAct) => send(store, act),
    onSuccess: async (saved) => {
      notify.success(t('said', { state: t(saved.state) }))
      await showSaved(saved)
    },
    onError: (error) => notify.error(refusalOf(error)),
  })
  return { act: mutate, isPending }
}
