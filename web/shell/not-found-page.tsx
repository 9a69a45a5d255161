// A wrong address gets a friendly page with a way on.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function NotFoundPage() {
  const t = useTranslations('error')
  return (
    <EmptyState
      level={1}
      picture={<EmptyPicture />}
      title={t('not_found_title')}
      text={t('not_found_text')}
      action={<Button render={<Link to="/home" />}>{t('back_home')}</Button>}
    />
  )
}
