// Where the films of the home pages come from, for the content policy of every page; read once until the catalogue changes.
import { filmFrame } from '#contract/features/promotion/film.rules.ts'
import type { Database } from '#server/database/connection.ts'
import { createMemo } from '#server/platform/memory/memo.ts'
import { filmsShown } from './banner.db.ts'

export function createFilmHosts({ db }: { db: Database }) {
  async function read(): Promise<string[]> {
    const frames = (await filmsShown(db)).flatMap((address) => filmFrame(address) ?? [])
    return [...new Set(frames.map((frame) => new URL(frame).origin))]
  }

  const hosts = createMemo(read)
  return {
    // A page without its film is better than none; the next one asks again.
    all: (): Promise<string[]> => hosts.get().catch(() => []),
    forget: hosts.forget,
  }
}
