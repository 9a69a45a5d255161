// Which page an address shows: the home page and its lists share a path, and `search` says which list it is.

interface Address {
  pathname: string
  search: object
}

export function pageOf({ pathname, search }: Address): string {
  return `${pathname} ${Reflect.get(search, 'search') ?? ''}`
}
