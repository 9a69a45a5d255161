// What hangs under the address: the place, the way to another one, and the saved addresses of a customer (LOC-07, LOC-11).

import { Popover } from '@base-ui/react/popover'
import { useRouter } from '@tanstack/react-router'
import MapPin from 'lucide-react/icons/map-pin'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { AddressChooser } from '#web/features/address/list/address-chooser.tsx'
import { useDestination } from '#web/platform/shop/destination.ts'
import {
  openLocationPicker,
  type PickerFlow,
  preloadLocationPicker,
} from '#web/platform/shop/open-location-picker.ts'
import { useSignedIn } from '#web/platform/storage/use-signed-in.ts'
import { PageLink } from '#web/shell/navigation/page-link.tsx'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { Button } from '#web/ui/action/button.tsx'
import { popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export function LocationPanel({ open, onOpenChange, anchor }: PanelProps) {
  const t = useTranslations('shell')
  const { location } = useDestination()
  const { changeLocation, onOpenChangeComplete } = usePickerAfterwards({ onOpenChange, anchor })
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={onOpenChangeComplete} modal>
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
              <bdi>{location ?? t('location_default')}</bdi>
            </p>
            <Button onPointerEnter={preloadLocationPicker} onClick={changeLocation}>
              {t(location ? 'location_change' : 'location_unset')}
            </Button>
            <SavedAddresses onDone={() => onOpenChange(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The picker opens when the panel has gone: it gives the focus back to the address, not to a button that is no more. */
function usePickerAfterwards({ onOpenChange, anchor }: Pick<PanelProps, 'onOpenChange' | 'anchor'>) {
  const router = useRouter()
  const isWanted = useRef(false)
  return {
    changeLocation() {
      isWanted.current = true
      preloadLocationPicker()
      onOpenChange(false)
    },
    onOpenChangeComplete(isOpen: boolean) {
      if (isOpen || !isWanted.current) return
      isWanted.current = false
      anchor.current?.focus({ preventScroll: true })
      openLocationPicker({ flow: flowAt(router.state.location.pathname) })
    },
  }
}

/** On the page of a store or an item the picker just closes; elsewhere it leads home (LOC-06). */
function flowAt(pathname: string): PickerFlow {
  return /^\/(store|product)\//.test(pathname) ? 'store' : 'default'
}

function SavedAddresses({ onDone }: { onDone(): void }) {
  const t = useTranslations('shell')
  const isSignedIn = useSignedIn()
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <AddressChooser onDone={onDone} />
      {isSignedIn ? (
        <PageLink
          path="/address"
          onClick={onDone}
          className="inline-flex min-h-11 items-center self-start font-medium text-14 text-accent-ink hover:underline"
        >
          {t('saved_addresses')}
        </PageLink>
      ) : null}
    </div>
  )
}
