// The customer's notifications under the bell, and the offer of push messages.
import { Popover } from '@base-ui/react/popover'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { NotificationList } from '#web/features/notification/notification-list.tsx'
import { PushOffer } from '#web/features/notification/push-offer.tsx'
import { useSession } from '#web/platform/session/use-session.ts'
import type { PanelProps } from '#web/shell/navigation/use-panel.ts'
import { popupLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export function NotificationPanel({ open, onOpenChange, anchor }: PanelProps) {
  const t = useTranslations('shell')
  // Whoever has never got an order waits for no message; the first offer stands on the confirmation of the first order.
  const hasOrdered = (useSession().profile?.order_count ?? 0) > 0
  const panel = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="end"
          sideOffset={8}
          collisionPadding={12}
          className="z-popup"
        >
          <Popover.Popup
            ref={panel}
            // The first link may be far down: focused, it would scroll the newest notice out of sight.
            initialFocus={panel}
            finalFocus={anchor}
            className={classNames(
              popupLook,
              'flex max-h-[min(34rem,var(--available-height))] w-96 max-w-(--available-width) flex-col gap-2 overflow-y-auto overscroll-contain p-3',
            )}
          >
            <Popover.Title className="px-2 pt-1 font-semibold text-16">{t('notifications')}</Popover.Title>
            {hasOrdered ? <PushOffer /> : null}
            <NotificationList onFollow={() => onOpenChange(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
