// How much memory the shop takes while the run goes on, as its own metrics report it.

const megabyte = 1_024 * 1_024

export interface Sample {
  resident: number
  heap: number
}

export async function sampleMemory(origin: string): Promise<Sample> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]) / megabyte
  return { resident: read('process_resident_memory_bytes'), heap: read('nodejs_heap_size_used_bytes') }
}

/**
 * Megabytes the shop may grow between the second and the last fifth of a run. Its caches are bounded and full by then;
 * what is left is the system's way of giving memory back. A leak of one kilobyte a request would be 60 MB in 100,000.
 */
export const mostGrowth = { resident: 120, heap: 40 } as const

/** Too few samples say nothing. */
const fewestSamples = 10

/** The smallest of several: the moment after a collection, when only what is still used is left. */
export function growthOf(samples: readonly Sample[]): Sample | null {
  if (samples.length < fewestSamples) return null
  const fifth = Math.floor(samples.length / 5)
  const early = samples.slice(fifth, 2 * fifth)
  const late = samples.slice(-fifth)
  const least = (of: readonly Sample[], name: keyof Sample) => Math.min(...of.map((one) => one[name]))
  return {
    resident: least(late, 'resident') - least(early, 'resident'),
    heap: least(late, 'heap') - least(early, 'heap'),
  }
}

export function grewTooMuch(growth: Sample): boolean {
  return growth.resident > mostGrowth.resident || growth.heap > mostGrowth.heap
}
