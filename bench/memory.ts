// How much memory the shop's process holds, as its own metrics say.
import { z } from 'zod'

export async function residentBytes(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return z.coerce.number().parse(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
}
