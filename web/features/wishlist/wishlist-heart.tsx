// The heart on cards, dialog and pages: pressed means in the wishlist.
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { CardIcon } from '#web/ui/media/card-icon.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { useWishlistEntry } from './use-wishlist-entry.ts'
import type { WishlistEntry } from './wishlist-entry.ts'

interface HeartProps {
  entry: WishlistEntry
  size?: 'small' | 'medium'
}

type Named = Pick<WishlistEntry, 'id' | 'name'>

export function ItemHeart({ item: { id, name }, size }: { item: Named; size?: HeartProps['size'] }) {
  return <Heart entry={{ kind: 'item', id, name }} size={size} />
}

export function StoreHeart({ store: { id, name }, size }: { store: Named; size?: HeartProps['size'] }) {
  return <Heart entry={{ kind: 'store', id, name }} size={size} />
}

function Heart({ entry, size = 'small' }: HeartProps) {
  const t = useTranslations('common')
  const { isInWishlist, press } = useWishlistEntry(entry)
  return (
    <IconButton
      label={t('add_to_wishlist', { name: entry.name })}
      aria-pressed={isInWishlist}
      variant="floating"
      size={size}
      // On cards, where it is small, the arrow keys lead to it.
      tabIndex={size === 'small' ? -1 : undefined}
      onClick={press}
    >
      <CardIcon
        name="heart"
        size={size === 'small' ? 18 : 20}
        className={classNames(
          'transition-transform duration-calm ease-calm',
          isInWishlist && 'scale-110 fill-danger text-danger',
        )}
      />
    </IconButton>
  )
}
