// A press on a button before the page is alive is kept and made again once it is: on a slow line nothing pressed is lost.
import { useEffect } from 'react'

/** The event a page sends itself to ask for the button that was pressed too early. */
const alive = 'page-alive'

/** Runs as soon as the browser reads it; React marks the document it listens on, and from then on it hears for itself. */
export const earlyPressScript = `{
  let pressed = null
  const keep = (event) => {
    if (Object.keys(document).some((key) => key.startsWith('_reactListening'))) return
    pressed = event.target instanceof Element ? event.target.closest('button, [role=checkbox], [role=radio], [role=switch]') : null
  }
  addEventListener('click', keep, true)
  addEventListener('${alive}', () => {
    removeEventListener('click', keep, true)
    if (pressed?.isConnected && !pressed.form) pressed.click()
    pressed = null
  }, { once: true })
}`

export function useEarlyPress(): void {
  useEffect(() => {
    window.dispatchEvent(new Event(alive))
  }, [])
}
