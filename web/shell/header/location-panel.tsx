// What hangs under the address: the place, the way to another one, and the saved addresses of a customer (LOC-11).
import { Popover } from '@base-ui/react/popover'
import MapPin from 'lucide-react/icons/map-pin'
import { useTranslations } from 'use-intl'
import { openLocationPicker, warmLocationPicker } from '#web/platform/shop/location-door.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { readStored } from '#web/platform/storage/storage.ts'
import { PageLink } from '#web/shell/navigation/page-link.tsx'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { Button } from '#web/ui/action/button.tsx'
import { popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export function LocationPanel({ open, onOpenChange, anchor }: PanelProps) {
  const t = useTranslations('shell')
  const { shop } = useAccess()
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange} modal>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          className="z-popup"
        >
          <Popover.Popup
            finalFocus={anchor}
            className={classNames(popupLook, 'flex w-88 max-w-(--available-width) flex-col gap-4 p-5')}
          >
            <Popover.Title className="font-semibold text-16">{t('location_label')}</Popover.Title>
            <p className="flex items-start gap-3 text-14">
              <MapPin aria-hidden size={20} className="mt-px shrink-0 text-accent-ink" />
              {shop.location ?? t('location_default')}
            </p>
            <Button
              onPointerEnter={warmLocationPicker}
              onClick={() => {
                onOpenChange(false)
                openLocationPicker({ flow: 'default' })
              }}
            >
              {t(shop.location ? 'location_change' : 'location_unset')}
            </Button>
            <SavedAddresses />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

const linkLook = 'inline-flex min-h-11 items-center self-start font-medium text-accent-ink hover:underline'

function SavedAddresses() {
  const t = useTranslations('shell')
  const isSignedIn = readStored('token') !== null
  return (
    <div className="flex flex-col border-line border-t pt-4 text-14 text-ink-soft">
      {isSignedIn ? null : <p>{t('saved_addresses_guest')}</p>}
      {isSignedIn ? (
        <PageLink path="/address" className={linkLook}>
          {t('saved_addresses')}
        </PageLink>
      ) : (
        <PageLink path="/auth/sign-in" className={linkLook}>
          {t('sign_in')}
        </PageLink>
      )}
    </div>
  )
}
