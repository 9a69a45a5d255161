// Where notices appear: under the header on phones, whose lower edge belongs to the buttons of sheets and bars; on wider screens bottom start, clear of the cart and its drawer. Over a dialog or a drawer at its head, so that no row or stepper a notice speaks of is covered.
import { Toast } from '@base-ui/react/toast'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import { noticeQueue } from '#web/ui/overlay/notice-queue.ts'
import { type NoticeData, notices } from '#web/ui/overlay/notify.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type ToastRegionProps = { label: string; closeLabel: string }

export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  // Runs after the provider below has begun to listen, so nothing that waited is lost.
  useEffect(() => noticeQueue.opened(), [])
  return (
    <Toast.Provider toastManager={notices} limit={3}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className={classNames(
            'pointer-events-none fixed inset-x-4 top-[calc(4.5rem+env(safe-area-inset-top))] short:top-2 z-toast mx-auto flex max-w-96 flex-col gap-2 outline-none sm:inset-x-auto sm:start-6 sm:top-auto sm:bottom-6 sm:w-96 sm:flex-col-reverse',
            // The tabs of a menu stick below the header.
            'max-sm:not-short:[:root:has([data-menu-tabs])_&]:top-[calc(8rem+env(safe-area-inset-top))]',
            '[:root:has([role=dialog][data-open])_&]:top-[calc(0.5rem+env(safe-area-inset-top))] sm:[:root:has([role=dialog][data-open])_&]:bottom-auto sm:[:root:has([role=dialog][data-open])_&]:flex-col',
          )}
        >
          <Notices closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function Notices({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager<NoticeData>()
  return toasts.map((toast) => <Notice key={toast.id} toast={toast} closeLabel={closeLabel} />)
}

const marks = {
  success: <CircleCheck aria-hidden size={20} className="shrink-0 text-success-ink" />,
  error: <CircleAlert aria-hidden size={20} className="shrink-0 text-danger-ink" />,
  info: <Info aria-hidden size={20} className="shrink-0 text-info-ink" />,
} as const

function markOf(kind: string | undefined) {
  return kind === 'success' || kind === 'error' ? marks[kind] : marks.info
}

// Notices lie in a list, none behind another, so none of their buttons is hidden.
const alwaysExposed = { 'aria-hidden': undefined }

// A notice is a status, not a dialog: it never asks for focus, and a status cannot be modal.
const statusOnly = { role: 'status', 'aria-modal': undefined }

function Notice({ toast, closeLabel }: { toast: Toast.Root.ToastObject<NoticeData>; closeLabel: string }) {
  const onPress = toast.data?.onPress
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['up', 'down', 'left', 'right']}
      {...statusOnly}
      className={classNames(
        'pointer-events-auto rounded-card bg-raised text-ink shadow-raised ring-1 ring-line data-limited:hidden',
        'translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y)',
        'transition-[translate,opacity] duration-slow ease-calm data-swiping:transition-none data-ending-style:opacity-0',
        'data-starting-style:-translate-y-4 sm:data-starting-style:translate-y-4 data-starting-style:opacity-0',
      )}
    >
      <Toast.Content className="flex items-center gap-3 py-2 ps-4 pe-2">
        {markOf(toast.type)}
        <div className="relative min-w-0 flex-1 py-1.5">
          <Toast.Title
            render={onPress ? <button type="button" onClick={onPress} /> : <p />}
            className="text-start font-medium text-14 after:absolute after:inset-0"
          />
          <Toast.Description className="text-13 text-ink-soft" />
        </div>
        <Toast.Action className="min-h-11 shrink-0 rounded-control px-3 font-medium text-14 text-accent-ink hover:bg-fill" />
        <Toast.Close
          aria-label={closeLabel}
          {...alwaysExposed}
          className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-fill"
        >
          <X aria-hidden size={18} />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  )
}
