// Several modules and none chosen yet: the picker opens by itself, once a visit (MOD-04).
import { useEffect, useState } from 'react'
import { useOnDemand } from '#web/ui/overlay/use-on-demand.ts'
import { loadModuleDialog } from './load-module-dialog.ts'
import { useModules } from './use-modules.ts'

/** Who closed it without choosing is looking around; asking again on every return would be nagging. */
let wasAsked = false

export function FirstModulePicker() {
  const { modules, wasChosen } = useModules()
  const { Part: Dialog, bring } = useOnDemand(loadModuleDialog)
  const [open, setOpen] = useState(false)
  const asks = modules.length > 1 && !wasChosen
  useEffect(() => {
    if (!asks || wasAsked) return
    wasAsked = true
    bring().then(setOpen)
  }, [asks, bring])
  return Dialog ? <Dialog modules={modules} open={open} onOpenChange={setOpen} /> : null
}
