// The way to a product: home, its category, itself.
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import type { Item } from '#contract/features/item/item.schema.ts'
import { usePathExists } from '#web/platform/navigation/path-link.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { categoryTarget } from './category-target.ts'

export function ProductCrumbs({ item }: { item: Item }) {
  const t = useTranslations('item')
  const top = item.category_ids[0]
  const way = categoryTarget(item, top?.id ?? '')
  const hasCategoryPage = usePathExists(way.path) && top !== undefined
  return (
    <Breadcrumbs
      label={t('breadcrumbs')}
      crumbs={[
        { label: t('home'), render: <Link to="/home" /> },
        ...(hasCategoryPage ? [{ label: top.name, render: <Link to={way.path} search={way.search} /> }] : []),
        { label: item.name },
      ]}
    />
  )
}
