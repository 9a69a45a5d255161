// One category by id or slug, with what is sold in it (HDR-11, STO-04).
import { createFileRoute } from '@tanstack/react-router'
import { enterCategory } from '#web/features/category/page/category-entry.ts'
import { CategoryPage } from '#web/features/category/page/category-page.tsx'
import { loadCategory } from '#web/features/category/page/load-category.ts'
import { choiceDeps } from '#web/features/listing/listing-deps.ts'
import { textsOf } from '#web/platform/navigation/search-texts.ts'

export const Route = createFileRoute('/category/$id')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search),
  beforeLoad: ({ context, params, search }) => enterCategory(context, params.id, search.module_id),
  loaderDeps: ({ search }) => choiceDeps(search),
  loader: ({ context, params, location, cause }) =>
    loadCategory(context, {
      key: params.id,
      search: textsOf(location.search),
      waits: cause !== 'stay',
    }),
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: () => (
    <CategoryPage
      access={Route.useRouteContext()}
      category={Route.useParams().id}
      search={Route.useSearch()}
    />
  ),
})
