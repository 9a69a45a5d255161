// Playwright's JSON report: how many tests passed and failed, and which of them needed another try.
import { z } from 'zod'
import type { Outcome, Tally } from './step.ts'

const spec = z.object({
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
})

const suite = z.object({
  title: z.string(),
  specs: z.array(spec).default([]),
  get suites(): z.ZodDefault<z.ZodArray<typeof suite>> {
    return z.array(suite).default([])
  },
})

type Suite = z.output<typeof suite>

/** As Playwright itself names them: `[phone-ar] › cart.spec.ts › the cart › a line is added`. */
function flakyIn({ title, specs, suites }: Suite, above: readonly string[] = []): string[] {
  const path = [...above, title]
  const own = specs.flatMap((one) =>
    one.tests
      .filter(({ status }) => status === 'flaky')
      .map(({ projectName }) => [`[${projectName}]`, ...path, one.title].filter(Boolean).join(' › ')),
  )
  return [...own, ...suites.flatMap((inner) => flakyIn(inner, path))]
}

/** A test that passed only at another try still passed, and is named: it is the first sign of a fault that comes and goes. */
export const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    suites: z.array(suite).default([]),
  })
  .transform(({ stats, suites }): Tally & Pick<Outcome, 'notes'> => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    notes: suites.flatMap((one) => flakyIn(one)).map((name) => `needed another try: ${name}`),
  }))
