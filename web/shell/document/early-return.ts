// A page that is come back to, by reload or history, or opened at a place of its own, is scrolled there before it is
// alive: the browser says so before the first paint, and nothing of such a page waits with its layout.

/** Only the router writes a state, so a first visit has none. Styles ask for it as `data-returning`. */
export const earlyReturnScript =
  "if (document.readyState === 'loading' && (history.state || location.hash)) document.documentElement.dataset.returning = ''"
