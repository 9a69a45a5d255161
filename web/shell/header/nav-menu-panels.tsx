// What the menus of the navigation show: categories in two columns, stores by age and by orders.
import { useTranslations } from 'use-intl'
import { CatalogueEntries } from '#web/shell/navigation/catalogue-entries.tsx'

export function CategoriesPanel() {
  return (
    <div className="w-120">
      <CatalogueEntries list="categories" className="grid grid-cols-2 gap-x-2" />
    </div>
  )
}

const storeLists = ['latest', 'popular'] as const

export function StoresPanel() {
  const t = useTranslations('shell')
  return (
    <div className="grid w-140 grid-cols-2 gap-x-4">
      {storeLists.map((list) => (
        <section key={list}>
          <h2 className="px-2 pb-1 font-semibold text-14 text-ink-soft">{t(list)}</h2>
          <CatalogueEntries list={list} />
        </section>
      ))}
    </div>
  )
}
