// A written link of a banner in its parts.

export interface ShopLink {
  path: string
  search: Readonly<Record<string, string>>
  /** The part of the page it leads to; empty for the whole. */
  hash: string
}

/** Null for an address outside the shop. */
export function shopLink(link: string): ShopLink | null {
  const [, path, query = '', hash = ''] = /^(\/(?![/\\])[^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(link) ?? []
  return path === undefined ? null : { path, search: Object.fromEntries(new URLSearchParams(query)), hash }
}
