// The customer's conversations; the same in every module and zone.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { chatEndpoints } from '#contract/features/chat/chat.endpoints.ts'
import { apiQuery, type QueryAccess, scopeOf } from '#web/platform/api/query.ts'
import { type ChatTarget, chatTargetInput } from './chat-target.ts'

/** The base line beside live events: a stream that is away costs seconds, not messages. */
const everyMs = 10_000

const anywhere = ({ api, shop }: QueryAccess): QueryAccess => ({
  api,
  shop: { ...shop, module: null, zone_ids: [] },
})

/** All of them, or those with a partner of this name. */
export function conversationsQuery(access: QueryAccess, name: string) {
  const { api, shop } = anywhere(access)
  const page = { limit: 50, offset: 1 }
  return queryOptions({
    queryKey: [chatEndpoints.list.path, name, shop.language],
    staleTime: 0,
    refetchInterval: everyMs,
    queryFn: async ({ signal }) => {
      const request = { scope: scopeOf(shop), quiet: true, signal }
      const reply =
        name === ''
          ? await api.call(chatEndpoints.list, { input: page, ...request })
          : await api.call(chatEndpoints.search, { input: { ...page, name }, ...request })
      return reply.conversations
    },
  })
}

export function unreadQuery(access: QueryAccess, isSignedIn: boolean) {
  return { ...apiQuery(anywhere(access), chatEndpoints.unread, { quiet: true }), enabled: isSignedIn }
}

const messagesAPage = 30

export type OpenChat = Exclude<ChatTarget, { kind: 'list' }>

export function messagesQuery(access: QueryAccess, target: OpenChat) {
  const { api, shop } = anywhere(access)
  return infiniteQueryOptions({
    queryKey: [chatEndpoints.details.path, target, shop.language],
    initialPageParam: 1,
    staleTime: 0,
    refetchInterval: everyMs,
    queryFn: ({ pageParam, signal }) =>
      api.call(chatEndpoints.details, {
        input: { ...chatTargetInput(target), limit: messagesAPage, offset: pageParam },
        scope: scopeOf(shop),
        quiet: true,
        signal,
      }),
    getNextPageParam: ({ total_size, limit, offset }) =>
      offset * limit < total_size ? offset + 1 : undefined,
  })
}
