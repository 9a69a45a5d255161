// What ends the row of a search field: a way to empty it, and the search itself.
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import type { SearchBoxState } from './use-search-box.ts'

interface SearchButtonsProps {
  box: SearchBoxState
  /** Typing goes on where the text was. */
  input: RefObject<HTMLInputElement | null>
}

export function SearchButtons({ box, input }: SearchButtonsProps) {
  const t = useTranslations('search')
  const clear = () => {
    box.type('')
    input.current?.focus()
  }
  return (
    <>
      {box.text === '' ? null : (
        <IconButton label={t('clear_text')} onClick={clear} className="text-ink-soft">
          <X aria-hidden size={18} />
        </IconButton>
      )}
      <IconButton label={t('submit')} type="submit" variant="solid">
        <Search aria-hidden size={20} className="mirror" />
      </IconButton>
    </>
  )
}
