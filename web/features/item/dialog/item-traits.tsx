// What is in it: allergens, nutrition, ingredients, and marks such as halal or organic.
import { useTranslations } from 'use-intl'
import type { Item } from '#contract/features/item/item.schema.ts'
import { Tag } from '#web/ui/display/tag.tsx'

export function ItemTraits({ item }: { item: Item }) {
  const t = useTranslations('item')
  return (
    <>
      <Marks item={item} />
      <Words label={t('allergens')} words={item.allergies_name} tone="warning" />
      <Words label={t('nutrition')} words={item.nutritions_name} tone="neutral" />
      <Words label={t('generic_name')} words={item.generic_name} tone="neutral" />
    </>
  )
}

function Marks({ item }: { item: Item }) {
  const t = useTranslations('item')
  const marks = [
    ...(item.organic === 1 ? [t('organic')] : []),
    ...(item.halal_tag_status === 1 && item.module_type === 'food' ? [t('halal')] : []),
    ...(item.is_prescription_required === 1 ? [t('prescription')] : []),
  ]
  if (marks.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {marks.map((mark) => (
        <li key={mark}>
          <Tag tone="success">{mark}</Tag>
        </li>
      ))}
    </ul>
  )
}

interface WordsProps {
  label: string
  words: readonly string[]
  tone: 'warning' | 'neutral'
}

function Words({ label, words, tone }: WordsProps) {
  if (words.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-14">
      <span className="text-ink-soft">{label}</span>
      <ul className="flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word}>
            <Tag tone={tone}>{word}</Tag>
          </li>
        ))}
      </ul>
    </div>
  )
}
