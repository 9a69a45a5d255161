// The search box: a combobox over recent searches, keywords and suggestions (SRC-01 to SRC-08).
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type FocusEvent, type Ref, type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type ModuleType, moduleTraits } from '#contract/core/module-type.ts'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { IconButton } from '#web/ui/action/icon-button.tsx'
import { OptionalPart } from '#web/ui/layout/optional-part.tsx'
import { fetchScript } from '#web/ui/lazy/fetch-script.ts'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { countOptions, optionId } from './search-options.ts'
import { useSearchBox } from './use-search-box.ts'

/** Nobody who does not search fetches what is under the box. */
const loadPanel = () => import('./search-panel.tsx')
const SearchPanel = lazyComponent(() => loadPanel().then((part) => part.SearchPanel))

export function SearchBox({ access }: { access: QueryAccess }) {
  const t = useTranslations('search')
  const id = useId()
  const frame = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const box = useSearchBox(access)
  const isShown = box.groups !== null
  useOutsidePress(frame, isShown, box.close)
  const leave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) box.close()
  }
  return (
    <search className="block">
      <form
        ref={frame}
        action="/home"
        onBlur={leave}
        onSubmit={(event) => {
          event.preventDefault()
          box.search(box.text)
        }}
        className="relative w-full max-w-75 sm:max-w-110 md:max-w-150"
      >
        <div className="flex min-h-13 items-center gap-1 rounded-full border border-line-strong bg-surface ps-5 pe-1 shadow-soft focus-within:border-accent-mark focus-within:ring-1 focus-within:ring-accent-mark">
          <SearchInput ref={input} id={id} box={box} module_type={access.shop.module?.module_type} />
          {box.text === '' ? null : (
            <IconButton
              label={t('clear_text')}
              onClick={() => {
                box.type('')
                input.current?.focus()
              }}
              className="text-ink-soft"
            >
              <X aria-hidden size={18} />
            </IconButton>
          )}
          <IconButton label={t('submit')} type="submit" variant="solid">
            <Search aria-hidden size={20} className="mirror" />
          </IconButton>
        </div>
        <p role="status" className="sr-only">
          {box.groups ? t('suggestions_found', { count: countOptions(box.groups) }) : null}
        </p>
        {isShown ? (
          <OptionalPart>
            <Suspense>
              <SearchPanel id={id} box={box} />
            </Suspense>
          </OptionalPart>
        ) : null}
      </form>
    </search>
  )
}

interface SearchInputProps {
  ref: Ref<HTMLInputElement>
  /** Of the box, from which those of its list and options are made. */
  id: string
  box: ReturnType<typeof useSearchBox>
  module_type: ModuleType | undefined
}

function SearchInput({ ref, id, box, module_type }: SearchInputProps) {
  const t = useTranslations('search')
  const isShown = box.groups !== null
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
        fetchScript(loadPanel).catch(() => undefined)
        box.focus()
      }}
      onClick={box.focus}
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

/** A finger on the page beside the box does not take its focus away: a press has to close the panel. */
function useOutsidePress(frame: RefObject<HTMLElement | null>, isShown: boolean, close: () => void) {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isShown) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !frame.current?.contains(event.target)) latest.current()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [isShown, frame])
}
