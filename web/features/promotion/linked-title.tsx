// The words of a banner as its link: a path of the shop stays in the shop, any other address opens beside it.
import { PathLink } from '#web/platform/navigation/path-link.tsx'
import { shopLink } from './shop-link.ts'

export function LinkedTitle({ link, title }: { link: string; title: string }) {
  const inShop = shopLink(link)
  if (!inShop) {
    return (
      <a href={link} target="_blank" rel="noopener noreferrer" className="stretched-link">
        {title}
      </a>
    )
  }
  return (
    <PathLink {...inShop} className="stretched-link">
      {title}
    </PathLink>
  )
}
