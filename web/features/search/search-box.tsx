// The search box: a combobox over recent searches, keywords and suggestions (SRC-01 to SRC-08).
import { type FocusEvent, type RefObject, Suspense, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { QueryAccess } from '#web/platform/api/query.ts'
import { OptionalPart } from '#web/ui/layout/optional-part.tsx'
import { fetchScript } from '#web/ui/lazy/fetch-script.ts'
import { lazyComponent } from '#web/ui/lazy/lazy-component.tsx'
import { SearchButtons } from './search-buttons.tsx'
import { SearchInput } from './search-input.tsx'
import { countOptions } from './search-options.ts'
import { useFocusFromAddress } from './use-focus-from-address.ts'
import { useSearchBox } from './use-search-box.ts'
import { isPhone } from './use-search-screen.ts'

/** Nobody who does not search fetches what is under the box. */
const loadPanel = () => import('./search-panel.tsx')
const SearchPanel = lazyComponent(() => loadPanel().then((part) => part.SearchPanel))

const loadScreen = () => import('./search-screen.tsx')
const SearchScreen = lazyComponent(() => loadScreen().then((part) => part.SearchScreen))

function fetchChoices() {
  fetchScript<unknown>(isPhone() ? loadScreen : loadPanel).catch(() => undefined)
}

export function SearchBox({ access }: { access: QueryAccess }) {
  const t = useTranslations('search')
  const id = useId()
  const frame = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const box = useSearchBox(access)
  const module_type = access.shop.module?.module_type
  const isShown = box.groups !== null && !box.isScreen
  useOutsidePress(frame, isShown, box.close)
  useFocusFromAddress(input)
  const leave = (event: FocusEvent) => {
    if (box.isScreen) return
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
        <div className="flex min-h-13 items-center gap-1 rounded-full border border-line-strong bg-surface ps-5 pe-1 shadow-soft focus-frame">
          <SearchInput
            ref={input}
            id={id}
            box={box}
            isShown={isShown}
            onFocus={fetchChoices}
            module_type={module_type}
          />
          <SearchButtons box={box} input={input} />
        </div>
        <p role="status" className="sr-only">
          {isShown && box.groups ? t('suggestions_found', { count: countOptions(box.groups) }) : null}
        </p>
        {isShown ? (
          <OptionalPart>
            <Suspense>
              <SearchPanel id={id} box={box} />
            </Suspense>
          </OptionalPart>
        ) : null}
      </form>
      {box.isScreen ? (
        <OptionalPart>
          <Suspense>
            <SearchScreen box={box} module_type={module_type} />
          </Suspense>
        </OptionalPart>
      ) : null}
    </search>
  )
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
