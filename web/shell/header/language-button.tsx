// The way to the four languages; the list and its question are fetched when somebody reaches for them.
import Languages from 'lucide-react/icons/languages'
import { useTranslations } from 'use-intl'
import { type LoadPanel, usePanel } from '#web/shell/navigation/use-panel.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'

export const loadLanguagePanel: LoadPanel = () =>
  import('./language-panel.tsx').then(({ LanguagePanel }) => LanguagePanel)

export function LanguageButton() {
  const t = useTranslations('shell')
  const { Panel, panel, trigger } = usePanel(loadLanguagePanel)
  return (
    <>
      <IconButton label={t('language')} aria-haspopup="menu" {...trigger}>
        <Languages aria-hidden size={20} />
      </IconButton>
      {Panel ? <Panel {...panel} /> : null}
    </>
  )
}
