// Pictures on the local disk, one folder a kind: uploaded files as they came, drawn ones as vectors or as recipes for them.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Turns a small text file into SVG when the picture is wanted; a new version outdates what was rendered before. */
export interface Drawing {
  version: string
  draw: (text: string) => string | Promise<string>
}

export interface PictureStoreOptions {
  root: string
  /** By file ending: `{ art: … }` makes `plov.art` answer for `plov.webp`. */
  drawings?: Record<string, Drawing>
  /** Vectors that are there before anybody saved one, by `folder/file.svg`. */
  builtIn?: Readonly<Record<string, string>>
}

export interface FoundPicture {
  folder: string
  stem: string
  ending: string
  /** Changes whenever the file does. */
  stamp: string
}

export type PictureSource = { kind: 'svg'; svg: string } | { kind: 'raster'; bytes: Buffer }

export interface PictureStore {
  find: (folder: string, file: string) => Promise<FoundPicture | undefined>
  read: (found: FoundPicture) => Promise<PictureSource>
  /** Refuses unsafe names with an error: whoever saves chooses the name. */
  save: (folder: string, file: string, bytes: string | Uint8Array) => Promise<void>
  remove: (folder: string, file: string) => Promise<void>
  /** What people sent into a folder, and when; what was drawn for it is called otherwise. */
  uploads: (folder: string) => Promise<{ file: string; changed_at: Date }[]>
  /** Where renderings of a picture are kept. */
  variantFolder: (picture: { folder: string; stem: string }) => string
}

const safeFolder = /^[a-z0-9][a-z0-9-]{0,63}$/
const safeFile = /^([A-Za-z0-9][A-Za-z0-9_-]{0,127})\.([a-z0-9]{2,8})$/
/** As `uploads.ts` names what it keeps. */
const uploadName = /^[a-z-]+-[0-9a-f]{24}\.webp$/
const builtInStamp = 'built-in'
const rasterEndings = new Set(['webp', 'avif', 'png', 'jpg', 'jpeg', 'gif'])

export function createPictureStore(options: PictureStoreOptions): PictureStore {
  const { root, drawings = {}, builtIn = {} } = options
  const vectorEndings = ['svg', ...Object.keys(drawings)]
  const variantFolder = ({ folder, stem }: { folder: string; stem: string }) =>
    join(root, '.variants', folder, stem)

  async function look(folder: string, stem: string, ending: string): Promise<FoundPicture | undefined> {
    const stats = await stat(join(root, folder, `${stem}.${ending}`)).catch(unlessMissing)
    if (!stats?.isFile()) return undefined
    const marks = [stats.mtimeMs, stats.size, stats.ino].map((mark) => Math.trunc(mark).toString(36))
    return { folder, stem, ending, stamp: [...marks, drawings[ending]?.version ?? '0'].join('-') }
  }

  return {
    variantFolder,

    async find(folder, file) {
      const name = splitName(folder, file)
      if (!name) return undefined
      const endings = rasterEndings.has(name.ending) ? [name.ending, ...vectorEndings] : vectorEndings
      for (const ending of endings) {
        const found = await look(folder, name.stem, ending)
        if (found) return found
      }
      if (builtIn[`${folder}/${file}`] === undefined) return undefined
      return { folder, stem: name.stem, ending: 'svg', stamp: builtInStamp }
    },

    async read({ folder, stem, ending, stamp }) {
      const own = builtIn[`${folder}/${stem}.${ending}`]
      if (stamp === builtInStamp && own !== undefined) return { kind: 'svg', svg: own }
      const bytes = await readFile(join(root, folder, `${stem}.${ending}`))
      if (ending === 'svg') return { kind: 'svg', svg: bytes.toString('utf8') }
      const drawing = drawings[ending]
      if (drawing) return { kind: 'svg', svg: await drawing.draw(bytes.toString('utf8')) }
      return { kind: 'raster', bytes }
    },

    async save(folder, file, bytes) {
      const { stem } = requireName(folder, file)
      await writeWhole(join(root, folder, file), bytes)
      await rm(variantFolder({ folder, stem }), { recursive: true, force: true })
    },

    async remove(folder, file) {
      const { stem } = requireName(folder, file)
      await rm(join(root, folder, file), { force: true })
      await rm(variantFolder({ folder, stem }), { recursive: true, force: true })
    },

    async uploads(folder) {
      if (!safeFolder.test(folder)) return []
      const names = (await readdir(join(root, folder)).catch(unlessMissing)) ?? []
      const found: { file: string; changed_at: Date }[] = []
      for (const file of names.filter((name) => uploadName.test(name))) {
        const stats = await stat(join(root, folder, file)).catch(unlessMissing)
        if (stats?.isFile()) found.push({ file, changed_at: stats.mtime })
      }
      return found
    },
  }
}

/** Writes beside the target and renames, so that no reader ever sees half a file. */
export async function writeWhole(path: string, bytes: string | Uint8Array, mode = 0o666): Promise<void> {
  const draft = `${path}.${randomUUID()}.tmp`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, bytes, { flag: 'wx', mode })
  await rename(draft, path)
}

export function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined
  throw error
}

/** One dot, no slash, no leading dot: nothing that could climb out of the folder. */
function splitName(folder: string, file: string): { stem: string; ending: string } | undefined {
  const [, stem, ending] = safeFile.exec(file) ?? []
  if (!safeFolder.test(folder) || !stem || !ending) return undefined
  return { stem, ending }
}

function requireName(folder: string, file: string): { stem: string; ending: string } {
  const name = splitName(folder, file)
  if (!name) throw new Error(`Not a safe picture name: ${folder}/${file}`)
  return name
}
