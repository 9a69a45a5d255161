// The bar under a form, in reach wherever one is: whether something is unsaved, how to save it, and how to leave it.
import Save from 'lucide-react/icons/save'
import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'

type SaveBarProps = {
  isDirty: boolean
  isNew: boolean
  isSaving: boolean
  /** There is somebody else's change to decide about. */
  isMet: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Ctrl S and ⌘ S, also while one types; the browser's own saving of the page is no use here. */
function useSaveKey(save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) &&
      !event.altKey &&
      (event.key.toLowerCase() === 's' || event.code === 'KeyS')
    if (!isSave) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

export function SaveBar({ isDirty, isNew, isSaving, isMet, onSave, onDiscard }: SaveBarProps) {
  const t = useTranslations('desk_form')
  useSaveKey(() => {
    if (isDirty || isNew) onSave()
  })
  return (
    <div className="sticky bottom-0 z-sticky -mx-4 mt-6 flex min-h-14 flex-wrap items-center gap-3 border-line border-t bg-surface px-4 py-2 safe-bottom sm:-mx-8 sm:px-8">
      <p role="status" className="me-auto text-13 text-ink-soft">
        {isSaving ? t('saving') : isDirty ? t('unsaved') : null}
      </p>
      {isDirty && (
        <Button variant="ghost" onClick={onDiscard} disabled={isSaving}>
          {t('discard')}
        </Button>
      )}
      <Button
        type="submit"
        loading={isSaving}
        aria-keyshortcuts="Control+S Meta+S"
        variant={isDirty || isNew ? 'solid' : 'soft'}
      >
        <Save aria-hidden size={18} />
        {t(isMet ? 'save_merged' : isNew ? 'create' : 'save')}
      </Button>
    </div>
  )
}
