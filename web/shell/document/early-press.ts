// A press on what the server drew but the page has not brought to life yet is kept and made again once it is:
// on a slow line, and in parts that wake up later, nothing pressed is lost.

/** React's own marks (placement, hydrating) of what it has begun to take over and not finished: it drops presses on that. */
const beingTakenOver = 2 | 4096

/** Runs as soon as the browser reads it; React marks the elements it has taken over. Maps and the like are not its business. */
export const earlyPressScript = `{
  const pressable = 'button, [role=checkbox], [role=radio], [role=switch]'
  const isAlive = (element) => {
    const mark = Object.keys(element).find((key) => key.startsWith('__reactFiber'))
    if (!mark) return false
    for (let part = element[mark]; part; part = part.return) {
      if (!part.alternate && part.flags & ${beingTakenOver}) return false
    }
    return true
  }
  let drawn = null
  let pressed = null
  const pressAgain = () => {
    const element = pressed
    if (element?.isConnected && !isAlive(element)) return requestAnimationFrame(pressAgain)
    pressed = null
    if (element?.isConnected) setTimeout(() => element.click())
  }
  addEventListener('DOMContentLoaded', () => {
    drawn = new WeakSet(document.querySelectorAll(pressable))
  })
  addEventListener('click', (event) => {
    const element = event.target instanceof Element ? event.target.closest(pressable) : null
    if (!element || isAlive(element) || drawn?.has(element) === false) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const isWaiting = pressed !== null
    pressed = element
    if (!isWaiting) pressAgain()
  }, true)
}`
