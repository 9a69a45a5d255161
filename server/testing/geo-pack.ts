// The real geography for tests: the built pack, or one built aside when nothing was built yet.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Geo, openGeo } from '#server/platform/geo/geo.ts'
import { packFiles } from '#server/platform/geo/pack-format.ts'

function packFolder(): string {
  const built = 'dist/geo'
  if (existsSync(join(built, packFiles.manifest))) return built
  const aside = join(tmpdir(), 'fivefold-test-geo')
  if (!existsSync(join(aside, packFiles.manifest))) {
    execFileSync(process.execPath, ['tools/geo/build-pack.ts', aside], { stdio: 'ignore' })
  }
  return aside
}

/** No outside service can be asked by mistake. */
export function openTestGeo(): Geo {
  return openGeo({
    pack_folder: packFolder(),
    places: { kind: 'embedded' },
    routes: { kind: 'embedded' },
    now: () => 0,
    onFailure: (failure) => {
      throw failure
    },
    fetch: async () => {
      throw new Error('nothing may go out')
    },
  })
}
