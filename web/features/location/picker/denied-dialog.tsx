// Says what to do when the browser may not say where we are (LOC-08).
import { AlertDialog } from '@base-ui/react/alert-dialog'
import MapPinOff from 'lucide-react/icons/map-pin-off'
import { useTranslations } from 'use-intl'
import { Button } from '#web/ui/action/button.tsx'
import { backdropLook, sheetLook, sheetViewport } from '#web/ui/overlay/panel-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

export function DeniedDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslations()
  return (
    <AlertDialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={backdropLook} />
        <AlertDialog.Viewport className={sheetViewport}>
          <AlertDialog.Popup
            className={classNames(
              sheetLook,
              'items-center gap-3 px-6 pt-7 text-center safe-bottom sm:max-w-md sm:pb-6',
            )}
          >
            <MapPinOff aria-hidden size={36} className="text-accent-ink" />
            <AlertDialog.Title className="font-semibold text-18">
              {t('location.denied_title')}
            </AlertDialog.Title>
            <AlertDialog.Description className="text-14 text-ink-soft">
              {t('location.denied')}
            </AlertDialog.Description>
            <div className="mt-3 grid w-full grid-cols-2 gap-3">
              <AlertDialog.Close render={<Button variant="soft" />}>{t('common.close')}</AlertDialog.Close>
              <Button onClick={onClose}>{t('common.okay')}</Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
