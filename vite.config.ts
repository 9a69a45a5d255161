// Builds the storefront: TanStack Start with React Compiler and Tailwind; messages are precompiled on the way.
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { defineConfig } from 'vite'
import { compiledMessages, formatOnly } from './tools/build/compiled-messages.ts'
import { compiledReact } from './tools/build/compiled-react.ts'
import { gatheredParts } from './tools/build/gathered-parts.ts'
import { leanContract } from './tools/build/lean-contract.ts'
import { noServerFunctions } from './tools/build/no-server-functions.ts'
import { shopInDevelopment } from './tools/build/shop-in-development.ts'

/** A page comes with the code that loads it: the first page need not bring how all the others are loaded. */
const pagesWithLoaders = [
  ['component', 'loader', 'pendingComponent', 'errorComponent', 'notFoundComponent'],
] satisfies [('component' | 'loader' | 'pendingComponent' | 'errorComponent' | 'notFoundComponent')[]]

const clientOutput = {
  codeSplitting: gatheredParts(import.meta.dirname),
  // The first script names all the others: without words in their names it is two kilobytes lighter.
  chunkFileNames: 'assets/[hash:7].js',
}

export default defineConfig(({ command }) => ({
  build: { outDir: 'dist/web', emptyOutDir: true },
  environments: {
    client: { build: { rolldownOptions: { output: clientOutput } } },
    // Libraries inside a bundle bring their form for development too, unless it is known here that nobody asks for it.
    ssr: command === 'build' ? { keepProcessEnv: false } : {},
  },
  server: { port: Number(process.env.PORT ?? 3000) },
  resolve: { alias: command === 'build' ? formatOnly : {} },
  // Bundled on the server too: from node_modules use-intl would bring the parser and not understand compiled messages,
  // and the others hundreds of small files, most of which nobody needs.
  ssr: { noExternal: command === 'build' || ['use-intl'] },
  plugins: [
    shopInDevelopment(),
    compiledMessages(),
    leanContract(),
    noServerFunctions(),
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'web',
      router: {
        generatedRouteTree: 'route-tree.gen.ts',
        codeSplittingOptions: { defaultBehavior: pagesWithLoaders },
      },
    }),
    compiledReact(),
  ],
}))
