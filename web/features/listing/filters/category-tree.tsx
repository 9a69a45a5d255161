// The categories as boxes within boxes, with one for all of them (LST-05).
import { useTranslations } from 'use-intl'
import type { ShownCategory } from '#contract/features/category/shown-category.ts'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { CheckboxTree } from '#web/ui/choice/checkbox-tree.tsx'
import type { TreeMark } from '#web/ui/choice/tree-selection.ts'
import { ScrollArea } from '#web/ui/layout/scroll-area.tsx'
import { categoryNodes, choiceOf, tickedLeaves } from '../category-choice.ts'
import type { CategoryChoice } from '../listing-choice.ts'

interface CategoryTreeProps {
  categories: readonly ShownCategory[]
  chosen: CategoryChoice
  onChosenChange(chosen: CategoryChoice): void
}

function markOfAll(chosen: CategoryChoice, ticked: number): TreeMark {
  if (chosen === 'all') return true
  return ticked > 0 ? 'mixed' : false
}

export function CategoryTree({ categories, chosen, onChosenChange }: CategoryTreeProps) {
  const t = useTranslations('listing')
  const nodes = categoryNodes(categories)
  const ticked = tickedLeaves(nodes, chosen)
  const all = choiceOf(nodes, ticked) === 'all' ? 'all' : chosen
  return (
    <ScrollArea label={t('categories')} className="max-h-75">
      <Checkbox
        label={t('all')}
        checked={markOfAll(all, ticked.size)}
        onCheckedChange={() => onChosenChange(all === 'all' ? [] : 'all')}
      />
      <CheckboxTree
        nodes={nodes}
        chosen={ticked}
        onChosenChange={(leaves) => onChosenChange(choiceOf(nodes, leaves))}
        label={t('categories')}
        toggleLabel={(node) => t('children_of', { category: node.label })}
      />
    </ScrollArea>
  )
}
