// The setting that names other people's clients: exact origins, encrypted unless they are on this machine.
import { z } from 'zod'
import { loopbackNames } from '../http/security/origin.ts'

export function clientOriginsFrom(text: string, context: z.RefinementCtx<string>): readonly string[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  const origins = words.map(originIn)
  for (const [at, origin] of origins.entries()) {
    if (origin !== null) continue
    context.addIssue({
      code: 'custom',
      message: `${words[at]} is no origin such as https://app.example (http only for this machine)`,
    })
    return z.NEVER
  }
  return origins.filter((origin) => origin !== null)
}

function originIn(word: string): string | null {
  if (!URL.canParse(word) || word.includes('*')) return null
  const { origin, protocol, hostname, href } = new URL(word)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && loopbackNames.has(hostname))
  // A path, a search or a user would be believed to count.
  return isSafe && href === `${origin}/` ? origin : null
}
