// The selector: choosing a module stores it, says so and leads home (MOD-01).
import { useTranslations } from 'use-intl'
import type { Module } from '#contract/features/module/module.schema.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ModuleCards } from './module-cards.tsx'
import { useChooseModule } from './use-choose-module.ts'

interface ModuleDialogProps {
  modules: readonly Module[]
  open: boolean
  onOpenChange(open: boolean): void
}

export function ModuleDialog({ modules, open, onOpenChange }: ModuleDialogProps) {
  const t = useTranslations()
  const { shop } = useAccess()
  const chooseModule = useChooseModule()
  const choose = (module: Module) => {
    onOpenChange(false)
    chooseModule(module)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('shell.modules_title')}
      closeLabel={t('common.close')}
    >
      <ModuleCards modules={modules} chosenId={shop.module?.id ?? null} onChoose={choose} />
    </Dialog>
  )
}
