// Changing the language asks first, then reloads so that everything comes translated (HDR-07).
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languages } from '#contract/core/language.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { ChoiceMenu } from '#web/shell/navigation/choice-menu.tsx'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { changeLanguage } from './change-language.ts'

export function LanguagePanel(props: PanelProps) {
  const t = useTranslations()
  const { shop } = useAccess()
  const [wanted, setWanted] = useState<Language | null>(null)
  return (
    <>
      <ChoiceMenu<Language>
        {...props}
        choices={languages.map((language) => ({
          value: language,
          label: <span lang={language}>{shopLanguages[language].name}</span>,
        }))}
        chosen={shop.language}
        onChoose={(language) => setWanted(language)}
      />
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        onConfirm={() => wanted && changeLanguage(wanted)}
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
