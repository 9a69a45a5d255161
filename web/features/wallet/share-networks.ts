// The networks a referral is sent by, each with the address that opens it with the words already written.

export interface SharedText {
  text: string
  url: string
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString()

/** Names are the networks' own in every language; e-mail has none and is worded by the texts. */
export const shareNetworks = {
  WhatsApp: ({ text, url }) => `https://wa.me/?${query({ text: `${text} ${url}` })}`,
  Telegram: ({ text, url }) => `https://t.me/share/url?${query({ url, text })}`,
  Facebook: ({ url }) => `https://www.facebook.com/sharer/sharer.php?${query({ u: url })}`,
  X: ({ text, url }) => `https://x.com/intent/post?${query({ text, url })}`,
  // Programs for letters take a plus sign as it stands.
  email: ({ text, url }) => `mailto:?body=${encodeURIComponent(`${text} ${url}`)}`,
} as const satisfies Record<string, (shared: SharedText) => string>

export type ShareNetwork = keyof typeof shareNetworks

export const shareNetworkNames = Object.keys(shareNetworks) as ShareNetwork[]
