// Unsaved work in this browser: written a moment after the last change, offered when one comes back, gone when saved.
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useAccount } from '#web/desk/session/use-desk.ts'
import type { OfferedDraft } from './desk-form.types.ts'
import { type Draft, draftIn, draftKey, draftText } from './draft.rules.ts'
import type { Fields } from './merge.rules.ts'
import type { FormBase } from './use-form-base.ts'

const settlesAfterMs = 600

function readDraft(key: string, fields: Fields): Draft | null {
  try {
    return draftIn(localStorage.getItem(key), fields, Date.now())
  } catch {
    return null
  }
}

function writeDraft(key: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(key, draftText(draft))
    else localStorage.removeItem(key)
  } catch {
    // Without room or without storage there are no drafts; leaving still warns.
  }
}

interface KeptDraft {
  offered: OfferedDraft | null
  forget: () => void
}

export function useDraft<Values extends FieldValues>(name: string, held: FormBase<Values>): KeptDraft {
  const { form, base, isDirty, isUnsaved, begin } = held
  const key = draftKey(useAccount().id, name)
  const [found, setFound] = useState(() => readDraft(key, base.values))
  const keep = useEffectEvent(() => {
    if (isUnsaved()) writeDraft(key, { at: Date.now(), ...base, values: form.getValues(), base: base.values })
  })
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(waiting)
        waiting = setTimeout(() => keep(), settlesAfterMs)
      },
    })
    // Whoever closes the tab within the moment keeps the work too.
    const leave = () => keep()
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      clearTimeout(waiting)
      window.removeEventListener('pagehide', leave)
    }
  }, [form])
  const forget = () => {
    setFound(null)
    writeDraft(key, null)
  }
  const bringBack = (draft: Draft) => {
    setFound(null)
    // With what it began with: somebody else's change since then is met when it is saved.
    const begun = { values: { ...base.values, ...draft.base }, version: draft.version }
    begin(begun, { ...begun.values, ...draft.values })
  }
  const offered = isDirty ? null : found
  return {
    offered: offered && {
      at: offered.at,
      isBehind: offered.version !== base.version,
      bringBack: () => bringBack(offered),
      throwAway: forget,
    },
    forget,
  }
}
