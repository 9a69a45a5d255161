// Slugs from English names; a name that comes again gets a number (api.md 1.8).
import { plainSlug } from '#contract/core/slug.ts'

export function createSlugs() {
  const used = new Map<string, number>()
  return (name: string): string => {
    const plain = plainSlug(name) || 'item'
    const times = (used.get(plain) ?? 0) + 1
    used.set(plain, times)
    return times === 1 ? plain : `${plain}-${times}`
  }
}

export type Slugs = ReturnType<typeof createSlugs>
