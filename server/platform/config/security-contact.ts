// Where holes are reported: an address, a page or a phone, as RFC 9116 wants it written.
import { z } from 'zod'

const uri = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/

const asUri = (text: string) => (/^[^\s@:]+@[^\s@]+$/.test(text) ? `mailto:${text}` : text)

export const securityContact = z
  .string()
  .transform((text) => asUri(text.trim()))
  .pipe(z.string().regex(uri, 'is neither an e-mail address nor a mailto:, https: or tel: address'))
