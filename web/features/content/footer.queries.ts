// What the footer says on every page: a few of the landing page's texts, so that pages need not carry all of them.
import { queryOptions } from '@tanstack/react-query'
import { contentEndpoints } from '#contract/features/content/content.endpoints.ts'
import { type QueryAccess, scopeOf } from '#web/platform/api/query.ts'

export function footerQuery({ api, shop }: QueryAccess) {
  return queryOptions({
    queryKey: ['footer', shop.language],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const scope = { ...scopeOf(shop), module_id: null, zone_ids: [] }
      const landing = await api.call(contentEndpoints.landingPage, { scope, signal })
      return {
        description: landing.fixed_footer_description,
        newsletter_title: landing.fixed_newsletter_title,
        newsletter_text: landing.fixed_newsletter_sub_title,
        app_links: landing.download_user_app_links,
      }
    },
  })
}
