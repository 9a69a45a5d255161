// Changing the language asks first, then reloads so that everything comes translated (HDR-07).
import { Languages } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#contract/core/language.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { saveShop } from '#web/platform/shop/shop.ts'
import { useShop } from '#web/platform/shop/use-shop.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Menu, MenuAction } from '#web/ui/overlay/menu.tsx'
import { notifyAfterReload } from './reload-notice.ts'

export function LanguageMenu() {
  const t = useTranslations()
  const { shop } = useShop()
  const [wanted, setWanted] = useState<Language | null>(null)

  const change = () => {
    if (!wanted) return
    saveShop({ language: wanted, country: shopLanguages[wanted].country })
    notifyAfterReload('language_changed')
    window.location.reload()
  }

  return (
    <>
      <Menu
        trigger={
          <IconButton label={t('shell.language')}>
            <Languages aria-hidden size={20} />
          </IconButton>
        }
      >
        {Object.entries(shopLanguages).map(([language, { name }]) => (
          <MenuAction
            key={language}
            onSelect={() => language !== shop.language && setWanted(language as Language)}
          >
            <span lang={language} className={language === shop.language ? 'font-semibold' : undefined}>
              {name}
            </span>
          </MenuAction>
        ))}
      </Menu>
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        onConfirm={change}
        texts={{
          question: t('shell.language_change_title'),
          detail: t('shell.language_change_text'),
          cancel: t('common.no'),
          confirm: t('common.yes'),
        }}
      />
    </>
  )
}
