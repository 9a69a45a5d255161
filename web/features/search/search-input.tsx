// The field of a search: a combobox over the choices of its list.
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import { type ModuleType, moduleTraits } from '#contract/core/module-type.ts'
import { optionId } from './search-options.ts'
import type { SearchBoxState } from './use-search-box.ts'

interface SearchInputProps {
  ref: Ref<HTMLInputElement>
  /** Of the box, from which those of its list and options are made. */
  id: string
  box: SearchBoxState
  /** Its list is on the page. */
  isShown: boolean
  onFocus?(): void
  module_type: ModuleType | undefined
}

export function SearchInput({ ref, id, box, isShown, onFocus, module_type }: SearchInputProps) {
  const t = useTranslations('search')
  return (
    <input
      ref={ref}
      name="search"
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      // An empty box follows the page, or the placeholder would end at its beginning.
      dir={box.text === '' ? undefined : 'auto'}
      role="combobox"
      aria-label={t('label')}
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={`${id}-list`}
      aria-activedescendant={isShown && box.active >= 0 ? optionId(id, box.active) : undefined}
      placeholder={t(`placeholder.${module_type ? placeholderOf(module_type) : 'other'}`)}
      value={box.text}
      onChange={(event) => box.type(event.target.value)}
      onFocus={() => {
        onFocus?.()
        box.focus()
      }}
      onClick={box.open}
      onKeyDown={box.press}
      className="min-w-0 flex-1 self-stretch truncate bg-transparent text-16 outline-none max-sm:placeholder:text-14 ltr:text-start rtl:text-right"
    />
  )
}

/** Where nothing is sold there is nothing of its own to look for. */
function placeholderOf(module_type: ModuleType) {
  const traits = moduleTraits[module_type]
  return traits.sells_from_stores ? traits.texts : 'other'
}
