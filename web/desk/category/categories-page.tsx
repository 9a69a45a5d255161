// The tree of categories of a module, and the short lists beside it, on tabs.
import { useQuery } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import { useTranslations } from 'use-intl'
import { deskCategoryEndpoints } from '#contract/features/category/desk/desk-category.endpoints.ts'
import { DeskLink, useChangeSearch, useDeskSearch } from '#web/desk/navigation/desk-link.tsx'
import { PageHeader } from '#web/desk/navigation/page-header.tsx'
import { deskQuery } from '#web/desk/session/desk-api.ts'
import { useMay } from '#web/desk/session/use-desk.ts'
import { Permitted } from '#web/desk/shell/not-found-page.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { QuietFailure } from '#web/ui/feedback/quiet-failure.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { CategoryTree } from './category-tree.tsx'
import { WordList } from './word-list.tsx'

const tabs = ['tree', 'units', 'attributes', 'conditions'] as const

export function CategoriesPage() {
  return (
    <Permitted needs="read_catalogue">
      <Categories />
    </Permitted>
  )
}

function Categories() {
  const t = useTranslations('desk_category')
  const search = useDeskSearch()
  const changeSearch = useChangeSearch()
  const tab = tabs.find((one) => one === search.tab) ?? 'tree'
  return (
    <>
      <PageHeader title={t('title')} text={t('text')} />
      <Tabs
        label={t('title')}
        value={tab}
        onValueChange={(chosen) => void changeSearch({ tab: chosen === 'tree' ? undefined : chosen })}
        tabs={[
          { value: 'tree', label: t('tree'), panel: <Tree /> },
          { value: 'units', label: t('units'), panel: <WordList kind="units" /> },
          { value: 'attributes', label: t('attributes'), panel: <WordList kind="attributes" /> },
          { value: 'conditions', label: t('conditions'), panel: <WordList kind="conditions" /> },
        ]}
      />
    </>
  )
}

function Tree() {
  const t = useTranslations()
  const search = useDeskSearch()
  const changeSearch = useChangeSearch()
  const mayEdit = useMay('edit_categories')
  const { data, error, refetch } = useQuery(deskQuery(deskCategoryEndpoints.list, { input: {} }))
  if (!data) {
    return error ? (
      <QuietFailure
        text={t('desk.load_failed')}
        retryLabel={t('common.retry')}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton className="h-96 w-full rounded-card" />
    )
  }
  const module = data.modules.find(({ id }) => String(id) === search.module) ?? data.modules[0]
  if (!module) return <p className="text-ink-soft">{t('desk_category.no_module')}</p>
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-72">
          <Select
            label={t('desk_category.module')}
            options={data.modules.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={String(module.id)}
            onValueChange={(chosen) => void changeSearch({ module: chosen })}
          />
        </div>
        {mayEdit && (
          <Button render={<DeskLink to="/categories/new" search={{ module: String(module.id) }} />}>
            <Plus aria-hidden size={18} />
            {t('desk_category.make')}
          </Button>
        )}
      </div>
      <CategoryTree
        key={module.id}
        categories={data.categories.filter(({ module_id }) => module_id === module.id)}
        mayEdit={mayEdit}
      />
    </div>
  )
}
