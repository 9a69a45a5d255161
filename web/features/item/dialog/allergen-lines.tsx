// What an item says about allergens: that it contains them, that it may, that it has none, or nothing at all.
import { useTranslations } from 'use-intl'
import { isAllergen } from '#contract/features/item/allergens.ts'
import type { Item } from '#contract/features/item/item.schema.ts'
import { softTones } from '#web/ui/display/tone.ts'
import { classNames } from '#web/ui/styles/class-names.ts'

type Labelled = Pick<Item, 'allergies_name' | 'may_contain_name' | 'allergens_stated'>

export function AllergenLines({ item }: { item: Labelled }) {
  const t = useTranslations('label')
  const { allergies_name: contained, may_contain_name: traces } = item
  const listed = useAllergenList()
  if (item.allergens_stated !== 1) return <p className="text-14 text-ink-soft">{t('not_stated')}</p>
  if (contained.length === 0 && traces.length === 0) return <p className="text-14">{t('free')}</p>
  return (
    <div className="flex flex-col gap-1.5 text-14">
      {contained.length > 0 ? (
        <p className={classNames('w-fit rounded-inner px-2 py-1 font-medium', softTones.warning)}>
          {t('contains', { list: listed(contained) })}
        </p>
      ) : null}
      {traces.length > 0 ? <p>{t('may_contain', { list: listed(traces) })}</p> : null}
    </div>
  )
}

/** Joined by our own texts: what browsers know of Russian lists them without a comma. */
function useAllergenList() {
  const t = useTranslations('label')
  return (words: readonly string[]) =>
    words
      .map((word) => (isAllergen(word) ? t(`allergen.${word}`) : word))
      .reduce((list, next) => t('list_next', { list, next }))
}
