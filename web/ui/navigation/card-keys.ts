// A card is one Tab stop, its link; the arrow keys lead to its other controls, and Home back to the link. One listener for
// all cards of a page: it works on cards that are not hydrated yet and costs no card anything.

/** Of the text that says so, once on each page. */
export const cardKeysId = 'card-keys'

const keys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

export function onCardKey(event: KeyboardEvent): void {
  const { key, target } = event
  if (!keys.has(key) || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
  const card = target instanceof HTMLElement && target.closest('article,[data-row]')
  if (!card) return
  const controls = controlsOf(card)
  const at = controls.indexOf(target)
  if (at < 0 || controls.length < 2) return
  event.preventDefault()
  const isRightToLeft = getComputedStyle(card).direction === 'rtl'
  const step = (key === 'ArrowLeft') === isRightToLeft ? 1 : -1
  const next = { Home: 0, End: -1 }[key] ?? (at + step) % controls.length
  controls.at(next)?.focus()
}

/** From its link on, where it has one: what follows it, then what stands before it. */
function controlsOf(card: Element): HTMLElement[] {
  const all = [...card.querySelectorAll<HTMLElement>('a[href],button:not(:disabled)')].filter((one) =>
    one.checkVisibility(),
  )
  const link = Math.max(
    all.findIndex((one) => one.classList.contains('stretched-link')),
    0,
  )
  return [...all.slice(link), ...all.slice(0, link)]
}
