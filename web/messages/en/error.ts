// Pages for what went wrong.
export const error = {
  not_found_title: 'This page is not here',
  not_found_text: 'The address may be old or mistyped. The shop itself is fine.',
  crash_title: 'Something went wrong',
  crash_text: 'The page could not be shown. Nothing you did is lost; please try again.',
  offline_title: 'You are offline',
  offline_text: 'This page needs the internet. It opens by itself as soon as you are connected again.',
  back_home: 'Go to the shop',
} as const
