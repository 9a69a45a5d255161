// Says something in passing, from anywhere: `notify.success(text)`; the region in the page shows it.
import { Toast } from '@base-ui/react/toast'
import { noticeQueue } from '#web/ui/overlay/notice-queue.ts'

export type NoticeKind = 'success' | 'error' | 'info'

export type NoticeOptions = {
  detail?: string
  /** Milliseconds; 0 stays until closed. */
  duration?: number
  action?: { label: string; onPress: () => void }
  /** Makes the whole notice a button. */
  onPress?: () => void
  /** A notice with the same id replaces the one before it. */
  id?: string
}

export type NoticeData = { onPress: (() => void) | undefined }

export const notices = Toast.createToastManager<NoticeData>()

// What went wrong takes longer to read than what went well.
const durations = { success: 4000, info: 5000, error: 7000 } as const satisfies Record<NoticeKind, number>

let said = 0

function announce(kind: NoticeKind, text: string, options: NoticeOptions = {}): string {
  said += 1
  const { detail, duration = durations[kind], action, onPress, id = `notice-${said}` } = options
  noticeQueue.whenOpen(() =>
    notices.add({
      id,
      type: kind,
      title: text,
      description: detail,
      timeout: duration,
      actionProps: action && { children: action.label, onClick: action.onPress },
      data: { onPress },
    }),
  )
  return id
}

export const notify = {
  success: (text: string, options?: NoticeOptions) => announce('success', text, options),
  error: (text: string, options?: NoticeOptions) => announce('error', text, options),
  info: (text: string, options?: NoticeOptions) => announce('info', text, options),
  close: (id: string) => noticeQueue.whenOpen(() => notices.close(id)),
}
