// Pausing, closing for today and opening again: two presses, from the list and from the store's page.

import CalendarX from 'lucide-react/icons/calendar-x'
import DoorOpen from 'lucide-react/icons/door-open'
import Pause from 'lucide-react/icons/pause'
import PowerOff from 'lucide-react/icons/power-off'
import type { ReactElement } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskStore, DeskStoreRow } from '#contract/features/store/desk/desk-store.schema.ts'
import { Menu, MenuAction } from '#web/ui/overlay/menu.tsx'
import { type Opening, useStoreActs } from './use-store-acts.ts'

const pauses = [15, 30, 60] as const

type OpeningMenuProps = { store: DeskStore | DeskStoreRow; trigger: ReactElement }

export function OpeningMenu({ store, trigger }: OpeningMenuProps) {
  const t = useTranslations('desk_stores')
  const { act } = useStoreActs(store)
  const press = (opening: Opening) => () => act({ kind: 'opening', opening })
  const mayOpen = store.state !== 'open'
  return (
    <Menu trigger={trigger}>
      {mayOpen && (
        <MenuAction icon={<DoorOpen aria-hidden size={18} />} onSelect={press({ act: 'open' })}>
          {t('open_act')}
        </MenuAction>
      )}
      {pauses.map((minutes) => (
        <MenuAction
          key={minutes}
          icon={<Pause aria-hidden size={18} />}
          onSelect={press({ act: 'pause', minutes })}
        >
          {t('pause_for', { minutes: String(minutes) })}
        </MenuAction>
      ))}
      <MenuAction icon={<Pause aria-hidden size={18} />} onSelect={press({ act: 'pause_until_tomorrow' })}>
        {t('pause_tomorrow')}
      </MenuAction>
      <MenuAction icon={<CalendarX aria-hidden size={18} />} onSelect={press({ act: 'close_today' })}>
        {t('close_today')}
      </MenuAction>
      <MenuAction
        icon={<PowerOff aria-hidden size={18} />}
        tone="danger"
        onSelect={press({ act: 'switch_off' })}
      >
        {t('switch_off')}
      </MenuAction>
    </Menu>
  )
}
