// Asks once before something is done; the safe answer has the focus.
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { backdropLook, sheetLook, sheetViewport } from '#web/ui/overlay/panel-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  texts: { question: string; detail?: ReactNode; cancel: string; confirm: string }
  onConfirm: () => void
  tone?: 'solid' | 'danger'
  /** The dialog stays open and the answer turns while the deed is done. */
  loading?: boolean
  /** What takes the focus afterwards; null where it goes back to what asked. */
  focusAfter?: () => HTMLElement | null
  /** What has to be agreed to first; until then the answer waits. */
  condition?: { met: boolean; box: ReactNode } | undefined
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, texts, onConfirm, tone = 'solid', loading, condition, focusAfter } = props
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={backdropLook} />
        <AlertDialog.Viewport className={sheetViewport}>
          <AlertDialog.Popup
            initialFocus={cancel}
            finalFocus={() => focusAfter?.() ?? true}
            className={classNames(sheetLook, 'gap-2 px-6 pt-7 text-center safe-bottom sm:max-w-sm sm:pb-6')}
          >
            <AlertDialog.Title className="font-semibold text-18">{texts.question}</AlertDialog.Title>
            {texts.detail && (
              <AlertDialog.Description className="text-14 text-ink-soft">
                {texts.detail}
              </AlertDialog.Description>
            )}
            {condition?.box}
            <div className="mt-4 grid grid-cols-2 gap-3">
              <AlertDialog.Close ref={cancel} render={<Button variant="soft" />}>
                {texts.cancel}
              </AlertDialog.Close>
              <Button
                variant={tone}
                loading={loading}
                disabled={condition?.met === false}
                onClick={onConfirm}
              >
                {texts.confirm}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
