// All popular stores of the module (STO-04).
import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { enterLinkedModule } from '#web/features/home/enter-linked-module.ts'
import { loadWholeList } from '#web/features/store/page/list/load-whole-list.ts'
import { WholeListPage } from '#web/features/store/page/list/whole-list-page.tsx'

const listSearch = z.record(z.string(), z.string().optional()).catch({})

export const Route = createFileRoute('/store/popular')({
  validateSearch: listSearch,
  beforeLoad: ({ context, search }) => enterLinkedModule(context, search.module_id),
  loader: ({ context, location }) => loadWholeList(context, 'popular', listSearch.parse(location.search)),
  head: ({ loaderData }) => ({ meta: loaderData?.meta ?? [], scripts: loaderData?.scripts ?? [] }),
  component: () => (
    <WholeListPage access={Route.useRouteContext()} list="popular" search={Route.useSearch()} />
  ),
})
