// Mounted once beside every page: asks a guest who pressed a heart to sign in, and adds the entry once that is done.
import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ApiFailure } from '#web/platform/api/api-failure.ts'
import { loadWithTexts } from '#web/platform/i18n/load-with-texts.tsx'
import type { AuthStart } from '#web/platform/session/back-path.ts'
import { useShownAccess } from '#web/platform/shop/use-shown-access.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { notify } from '#web/ui/overlay/notify.ts'
import { registerSignInPrompt } from './ask-to-sign-in.ts'
import { addPendingEntry } from './change-wishlist.ts'
import { forgetPendingEntry, takePendingEntry } from './pending-entry.ts'
import type { WishlistEntry } from './wishlist-entry.ts'

const loadQuestion = () => import('./sign-in-question.tsx').then(({ SignInQuestion }) => SignInQuestion)

interface AuthDialogProps {
  start: AuthStart
  open: boolean
  onOpenChange(open: boolean): void
}

interface WishlistSignInHostProps {
  /** The forms for signing in and up, as a dialog over the page. */
  loadAuthDialog(): Promise<ComponentType<AuthDialogProps>>
}

export function WishlistSignInHost({ loadAuthDialog }: WishlistSignInHostProps) {
  const t = useTranslations('common')
  const { shop } = useShownAccess()
  const { Component: Question, load } = useLazyComponent(() =>
    loadWithTexts(loadQuestion, shop.language, ['wishlist', 'session']),
  )
  const { Component: AuthDialog, load: loadAuthForms } = useLazyComponent(() =>
    loadWithTexts(loadAuthDialog, shop.language, ['session']),
  )
  const [start, setStart] = useState<AuthStart | null>(null)
  const [asked, setAsked] = useState<WishlistEntry | null>(null)
  const [isOpen, setOpen] = useState(false)
  const ask = useEffectEvent(async (entry: WishlistEntry) => {
    if (!(await load())) return notify.error(t('something_wrong'), { id: 'wishlist' })
    setAsked(entry)
    setOpen(true)
  })
  useEffect(() => registerSignInPrompt((entry) => ask(entry)), [])
  useAddPendingEntry()
  const enter = async (to: AuthStart) => {
    if (!(await loadAuthForms())) return notify.error(t('something_wrong'), { id: 'wishlist' })
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
      {AuthDialog && start ? (
        <AuthDialog
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

/** The dialog also closes when somebody has signed in: then the entry is not given up but about to be added. */
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
