// Mounted once beside every page: asks a guest who pressed a heart to sign in, and adds the entry once that is done.
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { loadWithTexts } from '#web/platform/i18n/more-texts.tsx'
import type { EntranceStart } from '#web/platform/session/back-path.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { useOnDemand } from '#web/ui/overlay/use-on-demand.ts'
import { registerSignInPrompt } from './ask-to-sign-in.ts'
import { addPendingEntry } from './change-wishlist.ts'
import { forgetPendingEntry, takePendingEntry } from './pending-entry.ts'
import type { WishlistEntry } from './wishlist-entry.ts'

const loadQuestion = () => import('./sign-in-question.tsx').then(({ SignInQuestion }) => SignInQuestion)

interface EntranceProps {
  start: EntranceStart
  open: boolean
  onOpenChange(open: boolean): void
}

interface WishlistSignInHostProps {
  /** The forms for signing in and up, as a dialog over the page. */
  loadEntrance(): Promise<ComponentType<EntranceProps>>
}

export function WishlistSignInHost({ loadEntrance }: WishlistSignInHostProps) {
  const t = useTranslations('common')
  const { shop } = useShownAccess()
  const { Part: Question, bring } = useOnDemand(() =>
    loadWithTexts(loadQuestion, shop.language, ['wishlist', 'session']),
  )
  const { Part: Entrance, bring: bringEntrance } = useOnDemand(() =>
    loadWithTexts(loadEntrance, shop.language, ['session']),
  )
  const [start, setStart] = useState<EntranceStart | null>(null)
  const [asked, setAsked] = useState<WishlistEntry | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask = useEffectEvent(async (entry: WishlistEntry) => {
    if (!(await bring())) return notify.error(t('something_wrong'), { id: 'wishlist' })
    setAsked(entry)
    setOpen(true)
  })
  useEffect(() => registerSignInPrompt((entry) => ask(entry)), [])
  useAddPendingEntry()
  const enter = async (to: EntranceStart) => {
    if (!(await bringEntrance())) return notify.error(t('something_wrong'), { id: 'wishlist' })
    setOpen(false)
    setStart(to)
  }
  return (
    <>
      {Question && asked ? (
        <Question
          entry={asked}
          open={isOpen}
          onOpenChange={(open) => {
            setOpen(open)
            if (!open) giveUp()
          }}
          onEnter={enter}
        />
      ) : null}
      {Entrance && start ? (
        <Entrance
          start={start}
          open
          onOpenChange={(open) => {
            if (open) return
            setStart(null)
            giveUp()
          }}
        />
      ) : null}
    </>
  )
}

/** The entrance also closes when somebody has come in: then the entry is not given up but about to be kept. */
function giveUp(): void {
  if (readStored('token') === null) forgetPendingEntry()
}

function useAddPendingEntry(): void {
  const t = useTranslations('common')
  const access = useShownAccess()
  const queryClient = useQueryClient()
  const isSignedIn = useSignedIn()
  const addPending = useEffectEvent(async () => {
    const entry = takePendingEntry()
    if (!entry) return
    try {
      notify.success(await addPendingEntry({ access, queryClient }, entry), { id: 'wishlist' })
    } catch (error) {
      const said = error instanceof ApiFailure ? error.message : t('something_wrong')
      notify.error(said, { id: 'wishlist' })
    }
  })
  useEffect(() => {
    if (isSignedIn) addPending()
  }, [isSignedIn])
}
