// Clicks, input and submits before hydration are queued and replayed once their element is hydrated: on a slow line, and
// in parts that are hydrated later, nothing a person did is lost.

/** React's own flags (placement, hydrating) of what it has begun to hydrate and not finished: it drops events on that. */
const beingHydrated = 2 | 4096

/**
 * Runs as soon as the browser reads it; React marks the elements it has hydrated. Maps and the like are not its
 * business. The router runs the scripts of a head once more after hydration: then there is nothing to queue.
 */
export const earlyEventsScript = `if (document.readyState === 'loading') {
  /* Of the links only those that do something of their own when pressed: the others lead on without any script. */
  const pressable = 'button, [role=checkbox], [role=radio], [role=switch], a[data-acts]'
  const typable = 'input:not([type=checkbox], [type=radio], [type=file]), textarea'
  /* A form with an address of its own works without any script. */
  const sendable = 'form:not([action])'
  const isHydrated = (element) => {
    const mark = Object.keys(element).find((key) => key.startsWith('__reactFiber'))
    if (!mark) return false
    for (let part = element[mark]; part; part = part.return) {
      if (!part.alternate && part.flags & ${beingHydrated}) return false
    }
    return true
  }
  let rendered = null
  let queue = []
  const replay = () => {
    const [queued] = queue
    if (!queued) return
    if (queued.element.isConnected && !isHydrated(queued.element)) return requestAnimationFrame(replay)
    setTimeout(() => {
      /* It stays queued until it is done, unless another one replaced it. */
      if (queue[0] === queued) {
        queue = queue.slice(1)
        if (queued.element.isConnected) queued.run(queued.element)
      }
      replay()
    })
  }
  /* Of one kind, or in one field, the last event counts: who presses twice because nothing happens means it once. */
  const enqueue = (kind, element, run) => {
    const isReplaying = queue.length > 0
    queue = queue.filter((queued) => queued.kind !== kind || (kind === 'type' && queued.element !== element))
    queue.push({ kind, element, run })
    if (!isReplaying) replay()
  }
  const unhydrated = (event, what, isReady = isHydrated) => {
    const element = event.target instanceof Element ? event.target.closest(what) : null
    return !element || isReady(element) || rendered?.has(element) === false ? null : element
  }
  /* A form that is hydrated may not know yet what was typed: sent now, it would be sent empty. */
  const knowsItsText = (form) => !queue.some(({ kind, element }) => kind === 'type' && form.contains(element))
  const stop = (event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  addEventListener('DOMContentLoaded', () => {
    rendered = new WeakSet(document.querySelectorAll([pressable, typable, sendable].join()))
  })
  addEventListener('click', (event) => {
    const element = unhydrated(event, pressable)
    /* With a key held down a link opens elsewhere: that cannot be done again. */
    if (!element || event.ctrlKey || event.metaKey || event.shiftKey) return
    stop(event)
    enqueue('press', element, (button) => button.click())
  }, true)
  addEventListener('input', (event) => {
    const element = unhydrated(event, typable)
    if (!element) return
    const typed = element.value
    enqueue('type', element, (field) => {
      /* More may stand there by now; React may also have emptied it. */
      field.value ||= typed
      /* React compares with what it saw last: without this it would take the text for its own. */
      field._valueTracker?.setValue('')
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }, true)
  addEventListener('submit', (event) => {
    const element = unhydrated(event, sendable, (form) => isHydrated(form) && knowsItsText(form))
    if (!element) return
    stop(event)
    enqueue('send', element, (form) => form.requestSubmit())
  }, true)
}`
