// Everything that opens over the page.
import LogOut from 'lucide-react/icons/log-out'
import User from 'lucide-react/icons/user'
import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { GallerySection, Row, Specimen } from '#web/ui/gallery/gallery-section.tsx'
import { samplePicture } from '#web/ui/gallery/sample-picture.ts'
import { Picture } from '#web/ui/media/picture.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Drawer } from '#web/ui/overlay/drawer.tsx'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '#web/ui/overlay/menu.tsx'
import { notify } from '#web/ui/overlay/notify.ts'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'

type Panel = 'dialog' | 'picture' | 'start' | 'end' | 'confirm'
const panels: readonly Panel[] = ['dialog', 'picture', 'start', 'end', 'confirm']
const question = {
  question: 'Confirm this request?',
  detail: 'This cannot be undone.',
  cancel: 'Cancel',
  confirm: 'Yes',
}

export function OverlaySection() {
  const [shown, setShown] = useState<Panel | null>(null)
  return (
    <GallerySection title="Overlays">
      <Specimen name="Dialog, drawer, confirmation">
        <Row>
          {panels.map((panel) => (
            <Button key={panel} variant="outline" onClick={() => setShown(panel)}>
              {`Open ${panel}`}
            </Button>
          ))}
        </Row>
        <Panels shown={shown} onShow={setShown} />
      </Specimen>
      <Specimen name="Menu, popover, tooltip, notices">
        <Row>
          <SampleMenu />
          <Popover trigger={<Button variant="outline">Open popover</Button>} title="Service fee">
            Helps us keep the lights on.
          </Popover>
          <Tooltip text="A word on hover">
            <Button variant="outline">Hover me</Button>
          </Tooltip>
          <Notices />
        </Row>
      </Specimen>
    </GallerySection>
  )
}

interface PanelsProps {
  shown: Panel | null
  onShow(panel: Panel | null): void
}

function Panels({ shown, onShow }: PanelsProps) {
  const control = (panel: Panel) => ({
    open: shown === panel,
    onOpenChange: (open: boolean) => onShow(open ? panel : null),
  })
  return (
    <>
      <Dialog
        {...control('dialog')}
        title="Where to?"
        closeLabel="Close"
        footer={<Button className="w-full">Save address</Button>}
      >
        <p className="text-ink-soft">A calm sheet on phones, a centred dialog on wider screens.</p>
      </Dialog>
      <Dialog {...control('picture')} title="Lemon tart" closeLabel="Close" header="over">
        <Picture picture={samplePicture(48)} alt="" sizes="36rem" className="aspect-video w-full" />
        <p className="p-6 text-ink-soft">Content may open with a picture.</p>
      </Dialog>
      <Drawer {...control('start')} side="start" title="Menu" closeLabel="Close">
        <p className="text-ink-soft">Slides in from where reading starts.</p>
      </Drawer>
      <Drawer
        {...control('end')}
        title="Basket"
        closeLabel="Close"
        footer={
          <Button size="large" className="w-full">
            Go on
          </Button>
        }
      >
        <p className="text-ink-soft">Slides in from where reading ends.</p>
      </Drawer>
      <ConfirmDialog {...control('confirm')} texts={question} tone="danger" onConfirm={() => onShow(null)} />
    </>
  )
}

function SampleMenu() {
  return (
    <Menu trigger={<Button variant="outline">Open menu</Button>} align="start">
      <MenuLink render={<a href="#profile" />} icon={<User aria-hidden size={18} />}>
        Profile
      </MenuLink>
      <MenuSeparator />
      <MenuAction
        tone="danger"
        icon={<LogOut aria-hidden size={18} />}
        onSelect={() => notify.info('Signed out')}
      >
        Sign out
      </MenuAction>
    </Menu>
  )
}

function Notices() {
  return (
    <>
      <Button variant="soft" onClick={() => notify.success('Saved')}>
        Success
      </Button>
      <Button
        variant="soft"
        onClick={() => notify.error('Not saved', { detail: 'Check the connection and try again.' })}
      >
        Error
      </Button>
      <Button
        variant="soft"
        onClick={() =>
          notify.info('Removed', {
            action: { label: 'Undo', onPress: () => notify.success('Back again') },
          })
        }
      >
        With undo
      </Button>
    </>
  )
}
