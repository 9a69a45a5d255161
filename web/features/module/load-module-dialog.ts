// The selector is fetched when it is about to open: most visits never change the module.

export const loadModuleDialog = () => import('./module-dialog.tsx').then(({ ModuleDialog }) => ModuleDialog)
