// Ctrl K: every section and every action by its name, from anywhere.
import { Autocomplete } from '@base-ui/react/autocomplete'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import Moon from 'lucide-react/icons/moon'
import Search from 'lucide-react/icons/search'
import UserPlus from 'lucide-react/icons/user-plus'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { themes } from '#contract/core/shop-context.ts'
import { useDeskNavigate } from '#web/desk/navigation/desk-link.tsx'
import { sectionGroupsFor } from '#web/desk/navigation/sections.ts'
import { choosePreferences } from '#web/desk/session/preferences.ts'
import { useAccount, useMay } from '#web/desk/session/use-desk.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { choiceLook } from '#web/ui/overlay/popup-look.ts'
import { classNames } from '#web/ui/styles/class-names.ts'
import { useLeave } from './use-leave.ts'

interface Command {
  key: string
  text: string
  icon: ReactNode
  run(): void
}

type PaletteProps = { open: boolean; onOpenChange: (open: boolean) => void; onShortcuts: () => void }

interface CommandGroup {
  value: string
  items: Command[]
}

function useSectionCommands(): CommandGroup[] {
  const t = useTranslations('desk')
  const go = useDeskNavigate()
  return sectionGroupsFor(useAccount()).map(({ group, sections }) => ({
    value: t(`group_${group}`),
    items: sections.map(({ name, path, icon: Icon }) => ({
      key: name,
      text: t(name),
      icon: <Icon aria-hidden size={18} />,
      run: () => void go(path),
    })),
  }))
}

function useActions(onShortcuts: () => void): CommandGroup {
  const t = useTranslations()
  const go = useDeskNavigate()
  const leave = useLeave()
  const mayInvite = useMay('manage_staff')
  const invite: Command = {
    key: 'invite',
    text: t('staff.invite'),
    icon: <UserPlus aria-hidden size={18} />,
    run: () => void go('/staff', { invite: 'yes' }),
  }
  const items = [
    ...(mayInvite ? [invite] : []),
    ...themes.map((theme) => ({
      key: theme,
      text: `${t('desk.theme')}: ${t(`desk.theme_${theme}`)}`,
      icon: <Moon aria-hidden size={18} />,
      run: () => choosePreferences({ theme }),
    })),
    {
      key: 'shortcuts',
      text: t('desk.shortcuts'),
      icon: <Keyboard aria-hidden size={18} />,
      run: onShortcuts,
    },
    {
      key: 'leave',
      text: t('desk.sign_out'),
      icon: <LogOut aria-hidden size={18} className="mirror" />,
      run: () => void leave(),
    },
  ]
  return { value: t('desk.group_actions'), items }
}

export function CommandPalette({ open, onOpenChange, onShortcuts }: PaletteProps) {
  const t = useTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('desk.palette_title')}
      closeLabel={t('common.close')}
      size="small"
    >
      <Commands onClose={() => onOpenChange(false)} onShortcuts={onShortcuts} />
    </Dialog>
  )
}

function Commands({ onClose, onShortcuts }: { onClose: () => void; onShortcuts: () => void }) {
  const t = useTranslations('desk')
  const groups = [...useSectionCommands(), useActions(onShortcuts)]
  const run = (command: Command) => {
    onClose()
    command.run()
  }
  return (
    <Autocomplete.Root
      inline
      open
      items={groups}
      itemToStringValue={({ text }: Command) => text}
      autoHighlight="always"
    >
      <Autocomplete.InputGroup className="focus-frame flex min-h-11 items-center gap-2 rounded-control border border-line-control bg-surface px-3">
        <Search aria-hidden size={18} className="shrink-0 text-ink-faint" />
        <Autocomplete.Input
          data-first-focus
          aria-label={t('palette_field')}
          placeholder={t('palette_field')}
          className="min-w-0 flex-1 self-stretch bg-transparent text-16 outline-none"
        />
      </Autocomplete.InputGroup>
      <Autocomplete.Empty className="text-14 text-ink-soft not-empty:px-3 not-empty:py-4">
        {t('palette_empty')}
      </Autocomplete.Empty>
      <Autocomplete.List className="mt-2 flex max-h-[min(24rem,50dvh)] flex-col overflow-y-auto overscroll-contain empty:hidden">
        {(group: CommandGroup) => (
          <Autocomplete.Group key={group.value} items={group.items}>
            <Autocomplete.GroupLabel className="px-3 pt-2 pb-1 font-medium text-12 text-ink-soft">
              {group.value}
            </Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => (
                <Autocomplete.Item
                  key={command.key}
                  value={command}
                  onClick={() => run(command)}
                  className={classNames(choiceLook, 'focus-virtual')}
                >
                  {command.icon}
                  {command.text}
                </Autocomplete.Item>
              )}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </Autocomplete.Root>
  )
}
