// The groups of a dish: what may be chosen, how many, and what is still missing, shown while choosing.
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { foodVariationsOf } from '#contract/features/item/item.rules.ts'
import type { FoodVariation, Item } from '#contract/features/item/item.schema.ts'
import { choiceBounds, groupProblem } from '#contract/features/item/item-choice.rules.ts'
import { onRadioKey } from '#web/ui/choice/radio-keys.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { apart } from '#web/ui/layout/apart.ts'
import { OptionRow } from './option-row.tsx'
import type { OpenChoice } from './use-item-choice.ts'
import { useProblemText } from './use-problem-text.ts'

interface VariationGroupsProps {
  item: Item
  open: OpenChoice
}

export function VariationGroups({ item, open }: VariationGroupsProps) {
  const groups = foodVariationsOf(item)
  const wrong = groups.find((group) => groupProblem(group, open.state.labels[group.name] ?? []) !== null)
  return groups.map((group) => (
    <VariationGroup
      key={group.name}
      group={group}
      open={open}
      triesInVain={group.name === wrong?.name ? open.tries : 0}
    />
  ))
}

interface VariationGroupProps {
  group: FoodVariation
  open: OpenChoice
  /** Times the order failed on this group first. */
  triesInVain: number
}

function VariationGroup({ group, open, triesInVain }: VariationGroupProps) {
  const t = useTranslations('item')
  const problemText = useProblemText()
  const id = useId()
  const chosen = open.state.labels[group.name] ?? []
  const problem = groupProblem(group, chosen)
  const isTold = problem !== null && (open.tries > 0 || chosen.length > 0)
  const isDone = group.required === 'on' && problem === null
  const section = useBroughtIntoView(triesInVain)
  const isSingle = group.type === 'single'
  return (
    <div
      ref={section}
      tabIndex={-1}
      {...(isSingle
        ? { role: 'radiogroup', 'aria-required': group.required === 'on', onKeyDown: onRadioKey }
        : { role: 'group' })}
      {...{ 'aria-labelledby': id, 'aria-describedby': `${id}-hint ${id}-problem` }}
      className="flex scroll-mt-22 flex-col gap-1 outline-none sm:scroll-mt-16"
    >
      {/* The badge stays clear of the end, where the close button floats. */}
      <div className="flex flex-wrap items-center gap-3">
        <h3 id={id} className="font-semibold text-16">
          {group.name}
        </h3>
        <Tag tone={requirementTone(group, isDone)}>
          {t(group.required === 'on' ? 'required' : 'optional')}
        </Tag>
      </div>
      <div id={`${id}-hint`}>
        <GroupHint group={group} />
      </div>
      {/* Said aloud by the notice, and read with the group the focus goes to. */}
      <p id={`${id}-problem`} className="font-medium text-13 text-danger-ink empty:hidden">
        {isTold ? problemText(problem) : null}
      </p>
      <div className="-mx-2">
        {group.values.map((option, index) => (
          <OptionRow
            key={option.label}
            option={option}
            group={group}
            isChosen={chosen.includes(option.label)}
            isStop={!isSingle || chosen.includes(option.label) || (chosen.length === 0 && index === 0)}
            onPress={() => open.choose({ kind: 'option', group, label: option.label })}
          />
        ))}
      </div>
    </div>
  )
}

/** In a long sheet what is missing may be out of sight when the button is pressed. */
function useBroughtIntoView(tries: number) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (tries === 0) return
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [tries])
  return ref
}

function requirementTone(group: FoodVariation, isDone: boolean) {
  if (isDone) return 'success'
  return group.required === 'on' ? 'accent' : 'neutral'
}

function GroupHint({ group }: { group: FoodVariation }) {
  const t = useTranslations('item')
  const { min, max } = choiceBounds(group)
  const isBounded = group.min > 0 || group.max > 0
  if (group.type === 'single') return <p className="text-13 text-ink-soft">{apart(t('choose_one'))}</p>
  if (!isBounded) return null
  return (
    <p className="text-13 text-ink-soft">
      {apart(t('variation_bounds', { min: String(min), max: String(max) }))}
    </p>
  )
}
