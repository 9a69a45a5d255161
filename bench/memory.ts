// How much memory the shop's process holds, as it tells itself.
import { z } from 'zod'

export async function residentBytes(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return z.coerce.number().parse(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1])
}
