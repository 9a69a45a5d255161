// What stands on the home page when no module works here (MOD-02).
import { useTranslations } from 'use-intl'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function NoModule() {
  const t = useTranslations('shell')
  return <EmptyState picture={<EmptyPicture />} title={t('no_module_title')} text={t('no_module_text')} />
}
