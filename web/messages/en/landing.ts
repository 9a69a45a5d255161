// The page a first visitor sees.
export const landing = {
  title: 'Fivefold: food, groceries, pharmacy, shopping and parcels',
  description: 'One shop for five ways of ordering, delivered to your door.',
  modules_title: 'What do you need today?',
  modules_text: 'Five ways of ordering, one basket of habits.',
  module_stores: '{count, plural, =0 {Ready when you are} one {# store} other {# stores}}',
  open_module: 'Open {module}',
  start: 'Start shopping',
} as const
