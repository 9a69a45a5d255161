// What 100 grams or millilitres hold, as the packet says.
import { useLocale, useTranslations } from 'use-intl'
import type { NutritionFacts } from '#contract/features/item/item-details.schema.ts'

const rows = ['fat', 'carbohydrates', 'protein', 'salt'] as const

export function NutritionTable({ facts }: { facts: NutritionFacts }) {
  const t = useTranslations('label')
  const locale = useLocale()
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  return (
    <table className="w-full max-w-sm text-14 tabular">
      <caption className="pb-1 text-start text-ink-soft">{t(`per_100.${facts.per}`)}</caption>
      <tbody className="divide-y divide-line">
        <Row name={t('energy')} amount={t('kcal', { amount: figure.format(facts.energy_kcal) })} />
        {rows.map((row) => (
          <Row key={row} name={t(row)} amount={t('grams', { amount: figure.format(facts[row]) })} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ name, amount }: { name: string; amount: string }) {
  return (
    <tr>
      <th scope="row" className="py-1.5 text-start font-normal">
        {name}
      </th>
      <td className="py-1.5 text-end">
        <bdi>{amount}</bdi>
      </td>
    </tr>
  )
}
