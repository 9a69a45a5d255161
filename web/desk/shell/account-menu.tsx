// One's own account at the end of the bar: where it is looked after, language, theme, and the way out.
import { Menu as Base } from '@base-ui/react/menu'
import Check from 'lucide-react/icons/check'
import Keyboard from 'lucide-react/icons/keyboard'
import LogOut from 'lucide-react/icons/log-out'
import UserRound from 'lucide-react/icons/user-round'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languages } from '#contract/core/language.ts'
import { themes } from '#contract/core/shop-context.ts'
import { DeskLink } from '#web/desk/navigation/desk-link.tsx'
import { choosePreferences, usePreferences } from '#web/desk/session/preferences.ts'
import { useAccount } from '#web/desk/session/use-desk.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { Avatar } from '#web/ui/media/avatar.tsx'
import { Menu, MenuAction, MenuLink, MenuSeparator } from '#web/ui/overlay/menu.tsx'
import { choiceLook } from '#web/ui/overlay/popup-look.ts'
import { useChangeLanguage } from './use-language.ts'
import { useLeave } from './use-leave.ts'

type ChoicesProps<Value extends string> = {
  label: string
  value: Value
  onValueChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
}

function Choices<Value extends string>({ label, value, onValueChange, options }: ChoicesProps<Value>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-3 pt-2 pb-1 font-medium text-12 text-ink-soft">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onValueChange}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={choiceLook} closeOnClick>
            <span className="flex-1">{option.label}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden size={18} />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  )
}

export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useTranslations('desk')
  const { name, email } = useAccount()
  const { language, theme } = usePreferences()
  const changeLanguage = useChangeLanguage()
  const leave = useLeave()
  return (
    <Menu
      trigger={
        <IconButton label={t('account_menu', { name })}>
          <span aria-hidden className="contents">
            <Avatar name={name} size="small" />
          </span>
        </IconButton>
      }
      header={
        <p className="px-3 pt-2 pb-1.5">
          <span className="block font-medium text-14">{name}</span>
          <bdi className="block truncate text-13 text-ink-soft">{email}</bdi>
        </p>
      }
    >
      <MenuLink icon={<UserRound aria-hidden size={18} />} render={<DeskLink to="/account" />}>
        {t('account')}
      </MenuLink>
      <MenuAction icon={<Keyboard aria-hidden size={18} />} onSelect={onShortcuts}>
        {t('shortcuts')}
      </MenuAction>
      <MenuSeparator />
      <Choices<Language>
        label={t('language')}
        value={language}
        onValueChange={(chosen) => void changeLanguage(chosen)}
        options={languages.map((value) => ({
          value,
          label: <span lang={value}>{shopLanguages[value].name}</span>,
        }))}
      />
      <MenuSeparator />
      <Choices
        label={t('theme')}
        value={theme}
        onValueChange={(chosen) => choosePreferences({ theme: chosen })}
        options={themes.map((value) => ({ value, label: t(`theme_${value}`) }))}
      />
      <MenuSeparator />
      <MenuAction icon={<LogOut aria-hidden size={18} className="mirror" />} onSelect={() => void leave()}>
        {t('sign_out')}
      </MenuAction>
    </Menu>
  )
}
