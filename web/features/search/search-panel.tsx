// The choices of a search, under its box or on a screen of their own: one list for keys and screen readers, in named groups for the eye.
import type { MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { LinkText } from '#web/ui/action/link-text.tsx'
import { RecentRemovals } from './recent-removals.tsx'
import { SearchGroup } from './search-group.tsx'
import { countOptions, type OptionGroup } from './search-options.ts'
import type { SearchBoxState } from './use-search-box.ts'

interface SearchPanelProps {
  id: string
  box: SearchBoxState
}

/** The focus stays in the box while a pointer chooses. */
export const keepFocus = (event: MouseEvent) => event.preventDefault()

export function SearchPanel(props: SearchPanelProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing happens here but keeping the focus.
    <div
      onMouseDown={keepFocus}
      className="absolute start-0 top-full z-popup mt-2 max-h-100 w-full overflow-y-auto overscroll-contain rounded-card bg-raised p-2 text-ink shadow-float ring-1 ring-line"
    >
      <SearchChoices {...props} />
    </div>
  )
}

export function SearchChoices({ id, box }: SearchPanelProps) {
  const t = useTranslations('search')
  const groups = box.groups ?? []
  return (
    <>
      <PanelHead box={box} groups={groups} />
      <div className="relative">
        <div id={`${id}-list`} role="listbox" aria-label={t('suggestions_label')}>
          {groups.map((group, index) => (
            <SearchGroup
              key={group.kind}
              group={group}
              ids={{ box: id, first: firstOf(groups, index) }}
              active={box.active}
              onChoose={box.search}
            />
          ))}
        </div>
        {groups[0]?.kind === 'recent' ? (
          <RecentRemovals texts={groups[0].options.map(({ text }) => text)} onRemove={box.forget} />
        ) : null}
      </div>
    </>
  )
}

/** Choices are numbered through all groups. */
function firstOf(groups: readonly OptionGroup[], index: number): number {
  return countOptions(groups.slice(0, index))
}

function PanelHead({ box, groups }: { box: SearchBoxState; groups: readonly OptionGroup[] }) {
  const t = useTranslations('search')
  if (box.text.trim() !== '') {
    return <p className="px-3 pt-1 pb-2 font-semibold text-14">{t('suggested')}</p>
  }
  if (groups.length === 0) return <p className="px-3 py-2 text-14 text-ink-soft">{t('recent_none')}</p>
  if (groups[0]?.kind !== 'recent') return null
  return (
    <div className="flex items-center justify-between gap-4 ps-3">
      <p className="font-semibold text-14">{t('recent')}</p>
      <LinkText render={<button type="button" />} onClick={box.forgetAll} className="min-h-11 px-3 text-14">
        {t('clear_recent')}
      </LinkText>
    </div>
  )
}
