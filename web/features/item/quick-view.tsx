// A look at an item without leaving the page, offered by cards under a pointer (CRD-03); a finger presses the card itself.
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { CardItem } from '#contract/features/item/card-item.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { CardIcon } from '#web/ui/media/card-icon.tsx'
import { preloadItemDialog } from './dialog/load-item-dialog.ts'
import { openedItem } from './item-link.tsx'

export function QuickView({ item }: { item: Pick<CardItem, 'id' | 'slug' | 'name'> }) {
  const t = useTranslations('common')
  const navigate = useNavigate()
  const open = () =>
    navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, ...openedItem(item) }),
      resetScroll: false,
    })
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
