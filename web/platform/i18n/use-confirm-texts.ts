// The words of a question before something is done: 'Confirm this request?', Cancel and Yes where nothing else is said (CRT-11).
import { useTranslations } from 'use-intl'

interface ConfirmTexts {
  question: string
  detail?: string
  cancel: string
  confirm: string
}

export function useConfirmTexts(own: Partial<ConfirmTexts> = {}): ConfirmTexts {
  const t = useTranslations('common')
  return { question: t('confirm_request'), cancel: t('cancel'), confirm: t('yes'), ...own }
}
