// One group of choices; the recent searches have their title beside the button that clears them.
import History from 'lucide-react/icons/history'
import Search from 'lucide-react/icons/search'
import { useTranslations } from 'use-intl'
import { Picture } from '#web/ui/media/picture.tsx'
import { classNames } from '#web/ui/styles/class-names.ts'
import { type OptionGroup, optionId, type SearchOption } from './search-options.ts'

interface SearchGroupProps {
  group: OptionGroup
  ids: { box: string; first: number }
  active: number
  onChoose(text: string): void
}

export function SearchGroup({ group, ids, active, onChoose }: SearchGroupProps) {
  const t = useTranslations('search')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
    <div role="group" aria-label={t(group.kind)}>
      {group.kind === 'recent' ? null : (
        <p aria-hidden className="px-3 pt-2 pb-1 font-medium text-13 text-ink-soft">
          {t(group.kind)}
        </p>
      )}
      {group.options.map((option, index) => (
        <Option
          key={`${group.kind}-${option.text}`}
          id={optionId(ids.box, ids.first + index)}
          option={option}
          kind={group.kind}
          isActive={active === ids.first + index}
          onChoose={onChoose}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  option: SearchOption
  kind: OptionGroup['kind']
  isActive: boolean
  onChoose(text: string): void
}

const bringIntoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

function Option({ id, option, kind, isActive, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys and names the active choice.
    <div
      id={id}
      ref={isActive ? bringIntoSight : null}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      data-highlighted={isActive || undefined}
      onClick={() => onChoose(option.text)}
      className={classNames(
        'flex cursor-pointer items-center gap-3 rounded-control ps-3 text-14 hover:bg-fill aria-selected:bg-fill focus-virtual',
        // As high as the button that removes it; a name is read whole.
        kind === 'recent' ? 'h-11 pe-12' : 'min-h-11 py-1 pe-3',
      )}
    >
      <OptionMark option={option} kind={kind} />
      <bdi className={classNames('min-w-0', kind === 'recent' ? 'truncate' : 'break-words')}>
        {option.text}
      </bdi>
    </div>
  )
}

function OptionMark({ option, kind }: Pick<OptionProps, 'option' | 'kind'>) {
  if (option.picture) {
    return (
      <Picture
        picture={{ url: option.picture, width: 96, height: 96 }}
        alt=""
        sizes="32px"
        className={classNames('size-8 shrink-0', kind === 'stores' ? 'rounded-full' : 'rounded-inner')}
      />
    )
  }
  const Mark = kind === 'recent' ? History : Search
  return <Mark aria-hidden size={18} className="shrink-0 text-ink-faint" />
}
