// The sign-in dialog is fetched when somebody is asked to sign in over a page.

export const loadAuthDialog = () => import('./auth-dialog.tsx').then(({ AuthDialog }) => AuthDialog)
