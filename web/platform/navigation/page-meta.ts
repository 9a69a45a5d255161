// What a page says about itself to search engines and to previews of shared links.

export interface PageMeta {
  title: string
  description: string
  /** Address of a picture about twice as wide as high. */
  image?: string | null
}

export function pageMeta({ title, description, image }: PageMeta) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(image
      ? [
          { property: 'og:image', content: image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
  ]
}
