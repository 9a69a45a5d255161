// The groups of a dish: what may be chosen, how many, and what is still missing, told while choosing.
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { foodVariationsOf } from '#contract/features/item/item.rules.ts'
import type { FoodVariation, Item } from '#contract/features/item/item.schema.ts'
import { choiceBounds, groupProblem } from '#contract/features/item/item-choice.rules.ts'
import { Tag } from '#web/ui/display/tag.tsx'
import { OptionRow } from './option-row.tsx'
import type { OpenChoice } from './use-item-choice.ts'
import { useProblemText } from './use-problem-text.ts'

interface VariationGroupsProps {
  item: Item
  open: OpenChoice
}

export function VariationGroups({ item, open }: VariationGroupsProps) {
  return foodVariationsOf(item).map((group) => <VariationGroup key={group.name} group={group} open={open} />)
}

function VariationGroup({ group, open }: { group: FoodVariation; open: OpenChoice }) {
  const t = useTranslations('item')
  const problemText = useProblemText()
  const id = useId()
  const chosen = open.state.labels[group.name] ?? []
  const problem = groupProblem(group, chosen)
  const isTold = problem !== null && (open.wasTried || chosen.length > 0)
  const isDone = group.required === 'on' && problem === null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="font-semibold text-16">
          {group.name}
        </h3>
        <Tag tone={requirementTone(group, isDone)}>
          {t(group.required === 'on' ? 'required' : 'optional')}
        </Tag>
      </div>
      <GroupHint group={group} />
      <div className="-mx-2">
        {group.values.map((option) => (
          <OptionRow
            key={option.label}
            option={option}
            type={group.type}
            isChosen={chosen.includes(option.label)}
            onPress={() => open.choose({ kind: 'option', group, label: option.label })}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-13 text-danger-ink empty:hidden">
        {isTold ? problemText(problem) : null}
      </p>
    </section>
  )
}

function requirementTone(group: FoodVariation, isDone: boolean) {
  if (isDone) return 'success'
  return group.required === 'on' ? 'accent' : 'neutral'
}

function GroupHint({ group }: { group: FoodVariation }) {
  const t = useTranslations('item')
  const { min, max } = choiceBounds(group)
  const isBounded = group.min > 0 || group.max > 0
  if (group.type === 'single') return <p className="text-13 text-ink-soft">{t('choose_one')}</p>
  if (!isBounded) return null
  return (
    <p className="text-13 text-ink-soft">{t('variation_bounds', { min: String(min), max: String(max) })}</p>
  )
}
