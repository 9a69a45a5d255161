// Sends a form of this feature; it waits for the script, or the browser would put the password into the address.
import { useHydrated } from '@tanstack/react-router'
import { Button, type ButtonProps } from '#web/ui/action/button.tsx'

export function SubmitButton(props: Pick<ButtonProps, 'loading' | 'children' | 'aria-disabled'>) {
  const isReady = useHydrated()
  return <Button type="submit" size="large" disabled={!isReady} {...props} />
}
