// Where a sale or a campaign was: what happened to it, and the way back into the shop.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { EmptyPicture } from '#web/ui/feedback/empty-picture.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'

export function PromotionOver({ title, text }: { title: string; text: string }) {
  const t = useTranslations('promotion')
  return (
    <EmptyState
      picture={<EmptyPicture />}
      title={title}
      text={text}
      action={<Button render={<Link to="/home" />}>{t('to_the_shop')}</Button>}
    />
  )
}
