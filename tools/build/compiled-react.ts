// React with its compiler, for every bundle of the web side.
import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'

const compiler = reactCompilerPreset()

/** Forms are left as written: react-hook-form keeps its state behind one lasting object, and a remembered call on it would never speak again. */
const compilerButForForms: typeof compiler = {
  ...compiler,
  rolldown: {
    ...compiler.rolldown,
    filter: { code: { include: /\b(?:[A-Z]|use[A-Z0-9])/, exclude: /react-hook-form/ } },
  },
}

export function compiledReact(): PluginOption {
  return [react(), babel({ presets: [compilerButForForms] })]
}
