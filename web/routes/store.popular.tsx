// All popular stores of the module (STO-04).
import { createFileRoute } from '@tanstack/react-router'
import { enterLinkedModule } from '#web/features/module/enter-linked-module.ts'
import { loadWholeList } from '#web/features/store/page/list/load-whole-list.ts'
import { WholeListPage } from '#web/features/store/page/list/whole-list-page.tsx'
import { textsOf } from '#web/platform/navigation/search-texts.ts'

export const Route = createFileRoute('/store/popular')({
  validateSearch: (search: Record<string, unknown>) => textsOf(search),
  beforeLoad: ({ context, search }) => enterLinkedModule(context, search.module_id),
  loader: ({ context, location }) => loadWholeList(context, 'popular', textsOf(location.search)),
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [] }),
  component: () => (
    <WholeListPage access={Route.useRouteContext()} list="popular" search={Route.useSearch()} />
  ),
})
