// /.well-known/security.txt (RFC 9116): where somebody who found a vulnerability can report it.
import { languages } from '#contract/core/language.ts'

export const securityTxtPath = '/.well-known/security.txt'

export interface SecurityTxtParts {
  contact: string
  /** Null: the shop does not know under which address it is read. */
  public_url: string | undefined
  now: Date
}

/** Within the year the standard recommends; the text is made when it is asked for, so it never expires. */
const validDays = 180

const day = 86_400_000

export function securityTxt({ contact, public_url, now }: SecurityTxtParts): string {
  // From midnight, so that the text is the same all day.
  const today = Math.floor(now.getTime() / day) * day
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(today + validDays * day).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(public_url ? [`Canonical: ${public_url}${securityTxtPath}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
