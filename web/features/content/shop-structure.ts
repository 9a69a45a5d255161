// The shop as structured data, for search engines: who runs it, and how it is searched.

import { languages } from '#contract/core/language.ts'
import type { ShopConfig } from '#contract/features/content/config.schema.ts'

type Facts = Pick<
  ShopConfig,
  'business_name' | 'logo_full_url' | 'email' | 'phone' | 'address' | 'country' | 'social_media'
>

/** JSON-LD: texts, lists of texts and records of texts. */
export type StructuredData = Record<string, string | string[] | Record<string, string>>

export function shopStructure(config: Facts, origin: string): StructuredData[] {
  const context = 'https://schema.org'
  return [
    {
      '@context': context,
      '@type': 'Organization',
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
    },
    {
      '@context': context,
      '@type': 'WebSite',
      name: config.business_name,
      url: `${origin}/`,
      inLanguage: [...languages],
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/home?search={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** Text of the shop's settings cannot end the script it stands in. */
export function structureScripts(structure: readonly StructuredData[]) {
  return structure.map((one) => ({
    type: 'application/ld+json',
    children: JSON.stringify(one).replaceAll('<', '\\u003c'),
  }))
}
