// The search of a phone: a screen of its own, with the field over everything it can lead to.
import { Dialog } from '@base-ui/react/dialog'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type RefObject, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { ModuleType } from '#contract/core/module-type.ts'
import { useAccentOf } from '#web/platform/shop/accent.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { SearchButtons } from './search-buttons.tsx'
import { SearchInput } from './search-input.tsx'
import { countOptions } from './search-options.ts'
import { keepFocus, SearchChoices } from './search-panel.tsx'
import type { SearchBoxState } from './use-search-box.ts'

interface SearchScreenProps {
  box: SearchBoxState
  module_type: ModuleType | undefined
}

export function SearchScreen({ box, module_type }: SearchScreenProps) {
  const t = useTranslations('search')
  const accentOf = useAccentOf()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <Dialog.Root open onOpenChange={(isOpen) => isOpen || box.close()}>
      <Dialog.Portal>
        <Dialog.Popup
          initialFocus={input}
          data-accent={accentOf(module_type && { module_type })}
          className="fixed inset-0 z-overlay flex h-dvh flex-col bg-paper text-ink outline-none"
        >
          <Dialog.Title className="sr-only">{t('label')}</Dialog.Title>
          <SearchForm id={id} input={input} box={box} module_type={module_type} />
          <p role="status" className="sr-only">
            {box.groups ? t('suggestions_found', { count: countOptions(box.groups) }) : null}
          </p>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but keeping the focus. */}
          <div onMouseDown={keepFocus} className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2">
            {box.groups ? <SearchChoices id={id} box={box} /> : <NothingYet text={box.text} />}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function NothingYet({ text }: { text: string }) {
  const t = useTranslations('search')
  return text.trim() === '' ? <p className="px-3 py-2 text-14 text-ink-soft">{t('recent_none')}</p> : null
}

interface SearchFormProps extends SearchScreenProps {
  id: string
  input: RefObject<HTMLInputElement | null>
}

function SearchForm({ id, input, box, module_type }: SearchFormProps) {
  const t = useTranslations('search')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        box.search(box.text)
      }}
      className="flex items-center gap-1 border-line border-b px-2 pt-[calc(0.5rem+env(safe-area-inset-top))] pb-2"
    >
      <Dialog.Close render={<IconButton label={t('back')} />}>
        <ArrowLeft aria-hidden size={20} className="mirror" />
      </Dialog.Close>
      <div className="flex min-h-11 min-w-0 flex-1">
        <SearchInput ref={input} id={id} box={box} isShown={box.groups !== null} module_type={module_type} />
      </div>
      <SearchButtons box={box} input={input} />
    </form>
  )
}
