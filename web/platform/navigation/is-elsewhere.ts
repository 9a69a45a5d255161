// Whether an address leaves the shop.

export function isElsewhere(href: string): boolean {
  return /^(https?:)?\/\//i.test(href)
}
