// Makes a link inside a positioned card cover the whole card, with the ring of focus around the card.

export const stretchedLink =
  'after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 ' +
  'focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-mark'
