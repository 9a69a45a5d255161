// Several modules and none chosen yet: the picker opens by itself, once a visit (MOD-04); a single one is chosen (MOD-02).
import { useEffect, useState } from 'react'
import { saveShop } from '#web/platform/shop/shop.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { useLazyComponent } from '#web/ui/lazy/use-lazy-component.ts'
import { loadModuleDialog } from './load-module-dialog.ts'
import { useModules } from './use-modules.ts'

/** Who closed it without choosing is looking around; asking again on every return would be nagging. */
let wasAsked = false

export function FirstModulePicker() {
  const { shop } = useAccess()
  const { modules, shown, wasChosen } = useModules()
  const { Component: Dialog, load } = useLazyComponent(loadModuleDialog)
  const [open, setOpen] = useState(false)
  const asks = modules.length > 1 && !wasChosen
  const only = modules.length === 1 && shop.module?.id !== shown?.id ? shown : null
  useEffect(() => {
    if (only)
      saveShop({ module: { id: only.id, module_type: only.module_type, module_name: only.module_name } })
  }, [only])
  useEffect(() => {
    if (!asks || wasAsked) return
    wasAsked = true
    load().then(setOpen)
  }, [asks, load])
  return Dialog ? <Dialog modules={modules} open={open} onOpenChange={setOpen} /> : null
}
