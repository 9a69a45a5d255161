// The heart on cards, dialog and pages: pressed means kept.
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { CardIcon } from '#web/ui/media/card-icon.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { useWish } from './use-wish.ts'
import type { Wish } from './wish.ts'

interface HeartProps {
  wish: Wish
  size?: 'small' | 'medium'
}

type Kept = Pick<Wish, 'id' | 'name'>

export function ItemHeart({ item: { id, name }, size }: { item: Kept; size?: HeartProps['size'] }) {
  return <Heart wish={{ kind: 'item', id, name }} size={size} />
}

export function StoreHeart({ store: { id, name }, size }: { store: Kept; size?: HeartProps['size'] }) {
  return <Heart wish={{ kind: 'store', id, name }} size={size} />
}

function Heart({ wish, size = 'small' }: HeartProps) {
  const t = useTranslations('common')
  const { isKept, press } = useWish(wish)
  return (
    <IconButton
      label={t('keep_for_later', { name: wish.name })}
      aria-pressed={isKept}
      variant="floating"
      size={size}
      onClick={press}
    >
      <CardIcon
        name="heart"
        size={size === 'small' ? 18 : 20}
        className={classNames(
          'transition-transform duration-calm ease-calm',
          isKept && 'scale-110 fill-danger text-danger',
        )}
      />
    </IconButton>
  )
}
