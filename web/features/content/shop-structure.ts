// The shop as structured data, for search engines: who runs it, and how it is searched.

import { languages } from '#contract/core/language.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'
import { structured } from '#web/platform/navigation/json-ld.ts'

type Facts = Pick<
  ShopConfig,
  'business_name' | 'logo_full_url' | 'email' | 'phone' | 'address' | 'country' | 'social_media'
>

export function shopStructure(config: Facts, origin: string) {
  return [
    structured('Organization', {
      name: config.business_name,
      url: `${origin}/`,
      logo: config.logo_full_url,
      email: config.email,
      telephone: config.phone,
      address: {
        '@type': 'PostalAddress',
        streetAddress: config.address,
        addressCountry: config.country,
      },
      sameAs: config.social_media.filter(({ status }) => status === 1).map(({ link }) => link),
    }),
    structured('WebSite', {
      name: config.business_name,
      url: `${origin}/`,
      inLanguage: [...languages],
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/home?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  ]
}
