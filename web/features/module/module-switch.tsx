// The Modules button of the home page: opens the selector when there is something to choose (MOD-01).
import { useSuspenseQuery } from '@tanstack/react-query'
import { LayoutGrid } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { modulesQuery } from '#web/features/module/module.queries.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ModuleDialog } from './module-dialog.tsx'

export function ModuleSwitch() {
  const t = useTranslations('shell')
  const access = useShop()
  const { data: modules } = useSuspenseQuery(modulesQuery(access))
  const [open, setOpen] = useState(false)
  if (modules.length < 2) return null
  return (
    <>
      <Button variant="soft" size="small" onClick={() => setOpen(true)}>
        <LayoutGrid aria-hidden size={18} />
        {t('modules')}
      </Button>
      <ModuleDialog modules={modules} open={open} onOpenChange={setOpen} />
    </>
  )
}
