// What is pressed, typed or sent in what the server drew but the page has not brought to life yet is kept and done
// again once it is: on a slow line, and in parts that wake up later, nothing a person did is lost.

/** React's own marks (placement, hydrating) of what it has begun to take over and not finished: it drops acts on that. */
const beingTakenOver = 2 | 4096

/**
 * Runs as soon as the browser reads it; React marks the elements it has taken over. Maps and the like are not its
 * business. The router runs the scripts of a head once more when the page is alive: then there is nothing to keep.
 */
export const earlyActsScript = `if (document.readyState === 'loading') {
  /* Of the links only those that ask who presses them: the others lead on without any script. */
  const pressable = 'button, [role=checkbox], [role=radio], [role=switch], a[data-guarded]'
  const typable = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'
  /* A form with an address of its own works without any script. */
  const sendable = 'form:not([action])'
  const isAlive = (element) => {
    const mark = Object.keys(element).find((key) => key.startsWith('__reactFiber'))
    if (!mark) return false
    for (let part = element[mark]; part; part = part.return) {
      if (!part.alternate && part.flags & ${beingTakenOver}) return false
    }
    return true
  }
  let drawn = null
  let acts = []
  const doAgain = () => {
    const [act] = acts
    if (!act) return
    if (act.element.isConnected && !isAlive(act.element)) return requestAnimationFrame(doAgain)
    setTimeout(() => {
      /* It waits until it is done, unless another one took its place. */
      if (acts[0] === act) {
        acts = acts.slice(1)
        if (act.element.isConnected) act.again(act.element)
      }
      doAgain()
    })
  }
  /* Of one kind, or in one field, the last act counts: who presses twice because nothing happens means it once. */
  const keep = (kind, element, again) => {
    const isWaiting = acts.length > 0
    acts = acts.filter((act) => act.kind !== kind || (kind === 'type' && act.element !== element))
    acts.push({ kind, element, again })
    if (!isWaiting) doAgain()
  }
  const sleeping = (event, what, isAwake = isAlive) => {
    const element = event.target instanceof Element ? event.target.closest(what) : null
    return !element || isAwake(element) || drawn?.has(element) === false ? null : element
  }
  /* A form that is alive may not know yet what was typed: sent now, it would be sent empty. */
  const knowsItsText = (form) => !acts.some(({ kind, element }) => kind === 'type' && form.contains(element))
  const stop = (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('DOMContentLoaded', () => {
    drawn = new WeakSet(document.querySelectorAll([pressable, typable, sendable].join()))
  })
  addEventListener('click', (event) => {
    const element = sleeping(event, pressable)
    /* With a key held down a link opens elsewhere: that cannot be done again. */
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return
    stop(event)
    keep('press', element, (button) => button.click())
  }, true)
  addEventListener('input', (event) => {
    const element = sleeping(event, typable)
    if (!element) return
    const typed = element.value
    keep('type', element, (field) => {
      /* More may stand there by now; React may also have emptied it. */
      field.value ||= typed
      /* React compares with what it saw last: without this it would take the text for its own. */
      field._valueTracker?.setValue('')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }, true)
  addEventListener('submit', (event) => {
    const element = sleeping(event, sendable, (form) => isAlive(form) && knowsItsText(form))
    if (!element) return
    stop(event)
    keep('send', element, (form) => form.requestSubmit())
  }, true)
}`
