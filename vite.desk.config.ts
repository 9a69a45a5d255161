// Builds the desk: a bundle of its own, rendered in the browser, of which no customer loads a byte.
import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages, formatOnly } from './tools/build/compiled-messages.ts'
import { compiledReact } from './tools/build/compiled-react.ts'
import { leanContract } from './tools/build/lean-contract.ts'

const root = import.meta.dirname

const messages = /[\\/]web[\\/]messages[\\/](en|ar|tg|ru)[\\/]/

/** One file a language: a reader has one, and its parts are small. */
const textsByLanguage = {
  groups: [
    {
      debugName: 'texts',
      name: (id: string) => {
        const language = messages.exec(id)?.[1]
        return language ? `texts-${language}` : null
      },
    },
  ],
}

export default defineConfig(({ command }) => ({
  root: join(root, 'web/desk'),
  base: '/desk/',
  publicDir: join(root, 'web/desk/public'),
  build: {
    outDir: join(root, 'dist/desk'),
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: textsByLanguage } },
  },
  resolve: { alias: command === 'build' ? formatOnly : {} },
  plugins: [compiledMessages(), leanContract(), tailwindcss(), compiledReact()],
}))
