// A look at an item without leaving the page, offered by cards under a pointer (CRD-03); a finger presses the card itself.
import { useTranslations } from 'use-intl'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { CardIcon } from '#web/ui/media/card-icon.tsx'
import { preloadItemDialog } from './dialog/load-item-dialog.ts'
import { useOpenItem } from './item-link.tsx'

export function QuickView({ item }: { item: Pick<CardItem, 'id' | 'slug' | 'name'> }) {
  const t = useTranslations('common')
  const open = useOpenItem(item)
  return (
    <IconButton
      label={t('quick_view', { name: item.name })}
      variant="floating"
      size="small"
      aria-haspopup="dialog"
      tabIndex={-1}
      onPointerEnter={preloadItemDialog}
      onFocus={preloadItemDialog}
      onClick={open}
      className="hidden [@media(hover:hover)]:inline-grid"
    >
      <CardIcon name="eye" size={18} />
    </IconButton>
  )
}
