// A moment on the shop's clock in the reader's words: 'YYYY-MM-DD HH:mm:ss' is read as it stands.
import { useFormatter } from 'use-intl'

export function useSpokenMoment(text: string): string {
  const { dateTime } = useFormatter()
  const asWritten = new Date(`${text.replace(' ', 'T')}Z`)
  return dateTime(asWritten, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
}
