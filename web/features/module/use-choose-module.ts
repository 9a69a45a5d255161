// Choosing a module: remembered, said, and shown.
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Module } from '#contract/features/module/module.schema.ts'
import { useChangeShop } from '#web/platform/shop/use-shop.ts'
import { notify } from '#web/ui/overlay/notify.ts'

export function useChooseModule() {
  const t = useTranslations('shell')
  const changeShop = useChangeShop()
  const navigate = useNavigate()
  return async ({ id, module_type, module_name }: Module) => {
    await changeShop({ module: { id, module_type, module_name } })
    notify.success(t('module_selected'))
    await navigate({ to: '/home' })
  }
}
