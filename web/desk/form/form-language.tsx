// The language texts are written in: chosen once for the whole form, for whoever translates goes through all of it.
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { Language } from '#contract/core/language.ts'
import { useShopSettings } from '#web/desk/session/use-desk.ts'

interface FormLanguage {
  /** Null: the shop's main one, which may not be loaded yet. */
  chosen: Language | null
  choose: (language: Language) => void
}

const FormLanguageContext = createContext<FormLanguage>({ chosen: null, choose: () => undefined })

export function FormLanguageProvider({ children }: { children: ReactNode }) {
  const [chosen, choose] = useState<Language | null>(null)
  return <FormLanguageContext value={{ chosen, choose }}>{children}</FormLanguageContext>
}

export function useFormLanguage() {
  const { chosen, choose } = useContext(FormLanguageContext)
  const { mainLanguage } = useShopSettings()
  return { main: mainLanguage, language: chosen ?? mainLanguage, choose }
}
