// The Modules button of the home page: opens the selector when there is something to choose (MOD-01).
import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { loadModuleDialog } from './load-module-dialog.ts'
import { useModules } from './use-modules.ts'

/** A labelled button in a wide bar, a picture of the module in a narrow one. */
export function ModuleSwitch({ look }: { look: 'button' | 'picker' }) {
  const t = useTranslations('shell')
  const { modules, shown } = useModules()
  const { Component: Dialog, preload, load } = useLazyComponent(loadModuleDialog)
  const [open, setOpen] = useState(false)
  if (modules.length < 2) return null
  const trigger = {
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: async () => setOpen(await load()),
  } as const
  return (
    <>
      {look === 'button' || !shown ? (
        <Button variant="soft" {...trigger}>
          <LayoutGrid aria-hidden size={18} />
          {t('modules')}
        </Button>
      ) : (
        <button
          type="button"
          aria-label={t('modules')}
          {...trigger}
          className="flex min-h-11 shrink-0 items-center gap-1 rounded-full bg-accent-soft py-1 ps-1.5 pe-2.5 text-accent-ink"
        >
          <Picture
            picture={{ url: shown.icon_full_url, width: 96, height: 96 }}
            alt=""
            sizes="32px"
            className="size-8 rounded-full bg-transparent"
          />
          <ChevronDown aria-hidden size={16} />
        </button>
      )}
      {Dialog ? <Dialog modules={modules} open={open} onOpenChange={setOpen} /> : null}
    </>
  )
}
