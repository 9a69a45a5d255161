// All keys of the desk in one place.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { sectionsFor } from '#web/desk/navigation/sections.ts'
import { useAccount } from '#web/desk/session/use-desk.ts'
import { Kbd } from '#web/ui/display/kbd.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

type ShortcutsDialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="desk-row flex items-center justify-between gap-4 py-1">
      <dt className="text-14">{label}</dt>
      <dd dir="ltr" className="flex shrink-0 items-center gap-1.5 text-13 text-ink-soft">
        {children}
      </dd>
    </div>
  )
}

const listKeys = [
  { key: 'J', text: 'key_next' },
  { key: 'K', text: 'key_previous' },
  { key: 'X', text: 'key_select' },
  { key: 'E', text: 'key_open' },
  { key: 'V', text: 'key_views' },
] as const

export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const t = useTranslations()
  const own = sectionsFor(useAccount())
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('desk.shortcuts')}
      closeLabel={t('common.close')}
      size="small"
    >
      <dl className="flex flex-col divide-y divide-line">
        <Row label={t('desk.shortcut_palette')}>
          <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
        </Row>
        <Row label={t('desk.shortcut_search')}>
          <Kbd>/</Kbd>
        </Row>
        {listKeys.map(({ key, text }) => (
          <Row key={key} label={`${t('desk_list.keys')}: ${t(`desk_list.${text}`)}`}>
            <Kbd>{key}</Kbd>
          </Row>
        ))}
        {own.map(({ name, key }) => (
          <Row key={name} label={t('desk.shortcut_go', { section: t(`desk.${name}`) })}>
            <Kbd>G</Kbd> {t('desk.shortcut_then')} <Kbd>{key.toUpperCase()}</Kbd>
          </Row>
        ))}
        <Row label={t('desk.shortcut_help')}>
          <Kbd>?</Kbd>
        </Row>
      </dl>
    </Dialog>
  )
}
