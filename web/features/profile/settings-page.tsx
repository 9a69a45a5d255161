// Language, theme, notifications and interests; where the customer is signed in, and what is remembered of them.
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languages } from '#contract/core/language.ts'
import { type Theme, themes } from '#contract/core/shop-context.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { changeTheme } from '#web/platform/shop/theme.ts'
import { useAccess } from '#web/platform/shop/use-shop.ts'
import { RadioCards } from '#web/ui/choice/radio-cards.tsx'
import { SegmentedControl } from '#web/ui/choice/segmented-control.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { DownloadButton } from './data-section.tsx'
import { DevicesSection } from './devices-section.tsx'
import { InterestChooser } from './interest/interest-chooser.tsx'
import { SectionCard } from './section-card.tsx'

interface SettingsPageProps {
  /** Reloads the page in the new language. */
  changeLanguage(language: Language): void
  /** Switches for the notifications the customer wants. */
  notifications: ReactNode
  /** Forgets what was searched for. */
  clearSearches: ReactNode
}

export function SettingsPage({ changeLanguage, notifications, clearSearches }: SettingsPageProps) {
  const t = useTranslations('profile')
  return (
    <>
      <LanguageSetting changeLanguage={changeLanguage} />
      <ThemeSetting />
      <SectionCard title={t('notifications')} text={t('notifications_text')}>
        {notifications}
      </SectionCard>
      <SectionCard title={t('interests')} text={t('interests_text')}>
        <InterestChooser />
      </SectionCard>
      <DevicesSection />
      <SectionCard title={t('privacy')} text={t('privacy_text')}>
        <div className="flex flex-wrap gap-3">
          {clearSearches}
          <DownloadButton />
        </div>
      </SectionCard>
    </>
  )
}

function LanguageSetting({ changeLanguage }: Pick<SettingsPageProps, 'changeLanguage'>) {
  const t = useTranslations()
  const { shop } = useAccess()
  const [wanted, setWanted] = useState<Language | null>(null)
  return (
    <SectionCard title={t('profile.language')}>
      <RadioCards<Language>
        label={t('profile.language')}
        columns={2}
        options={languages.map((value) => ({
          value,
          label: <span lang={value}>{shopLanguages[value].name}</span>,
        }))}
        value={shop.language}
        onValueChange={setWanted}
      />
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={(open) => !open && setWanted(null)}
        onConfirm={() => wanted && changeLanguage(wanted)}
        texts={{
          question: t('shell.language_change_title'),
          detail: t('shell.language_change_text'),
          cancel: t('common.no'),
          confirm: t('common.yes'),
        }}
      />
    </SectionCard>
  )
}

/** The button in the header changes the page itself, so the page is asked. */
function shownTheme(): Theme {
  const shown = document.documentElement.dataset.theme
  return themes.find((theme) => theme === shown) ?? 'system'
}

function ThemeSetting() {
  const t = useTranslations('profile')
  const [theme, setTheme] = useState(shownTheme)
  const change = (chosen: Theme) => {
    changeTheme(chosen)
    setTheme(chosen)
  }
  return (
    <SectionCard title={t('theme')}>
      <SegmentedControl<Theme>
        label={t('theme')}
        options={themes.map((value) => ({ value, label: t(`themes.${value}`) }))}
        value={theme}
        onValueChange={change}
      />
    </SectionCard>
  )
}
