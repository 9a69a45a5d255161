// The shop's pages on social networks, shown as icons in the footer.

export interface SocialMediaContent {
  name: 'facebook' | 'instagram' | 'twitter' | 'linkedin' | 'pinterest'
  link: string
  status: 0 | 1
}

export const socialMedia: readonly SocialMediaContent[] = [
  { name: 'facebook', link: 'https://facebook.fivefold.example/', status: 1 },
  { name: 'instagram', link: 'https://instagram.fivefold.example/', status: 1 },
  { name: 'twitter', link: 'https://twitter.fivefold.example/', status: 1 },
  { name: 'linkedin', link: 'https://linkedin.fivefold.example/', status: 1 },
  { name: 'pinterest', link: 'https://pinterest.fivefold.example/', status: 1 },
]
