// A quiet card in the middle of an empty page, and the language for whoever is not signed in yet.
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { languages } from '#contract/core/language.ts'
import { usePageTitle } from '#web/desk/navigation/page-header.tsx'
import { choosePreferences, usePreferences } from '#web/desk/session/preferences.ts'
import { useShopSettings } from '#web/desk/session/use-desk.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { FivefoldMark } from '#web/ui/media/fivefold-mark.tsx'

type SignInFrameProps = { title: string; text?: ReactNode; children?: ReactNode; footer?: ReactNode }

export function SignInFrame({ title, text, children, footer }: SignInFrameProps) {
  const t = useTranslations('desk')
  const { name } = useShopSettings()
  usePageTitle(title)
  return (
    <main
      id="content"
      tabIndex={-1}
      className="flex flex-1 flex-col items-center justify-center gap-5 px-4 py-8 outline-none"
    >
      <p className="flex items-center gap-2 font-semibold text-18">
        <FivefoldMark />
        {name} <span className="font-normal text-ink-soft">{t('title')}</span>
      </p>
      <Card className="flex w-full max-w-md flex-col gap-5 p-5 sm:p-8">
        <header>
          <h1 className="font-semibold text-28">{title}</h1>
          {text && <div className="mt-1 text-14 text-ink-soft">{text}</div>}
        </header>
        {children}
      </Card>
      {footer && <p className="max-w-md text-center text-13 text-ink-soft">{footer}</p>}
      <LanguageChoice />
    </main>
  )
}

function LanguageChoice() {
  const t = useTranslations('desk')
  const { language } = usePreferences()
  return (
    <fieldset className="flex flex-wrap justify-center gap-1">
      <legend className="sr-only">{t('language')}</legend>
      {languages.map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-pressed={one === language}
          onClick={() => choosePreferences({ language: one })}
          className="control min-h-11 rounded-control px-3 text-14 text-ink-soft hover:bg-fill aria-pressed:font-medium aria-pressed:text-ink"
        >
          {shopLanguages[one].name}
        </button>
      ))}
    </fieldset>
  )
}
