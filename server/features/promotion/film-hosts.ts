// Where the films of the home pages come from, for the content policy of every page.
import { filmFrame } from '#contract/features/promotion/film.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { type CacheClock, createCachedValue } from '#server/platform/cache/cache.ts'
import { dependOn } from '#server/platform/cache/dependencies.ts'
import { tags } from '#server/platform/cache/tags.ts'
import { filmsShown } from './banner.db.ts'

export function createFilmHosts({ db, caching }: { db: Database; caching: CacheClock }) {
  async function read(): Promise<string[]> {
    dependOn([tags.banners])
    const frames = (await filmsShown(db)).flatMap((address) => filmFrame(address) ?? [])
    return [...new Set(frames.map((frame) => new URL(frame).origin))]
  }

  const hosts = createCachedValue(caching, read)
  return {
    // A page without its film is better than none; the next one asks again.
    all: (): Promise<string[]> => hosts().catch(() => []),
  }
}
