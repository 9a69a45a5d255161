// The log of auto_explain in short: which indexes and tables the statements of a call were read from, and at what cost.
import { z } from 'zod'

interface Node {
  'Node Type': string
  'Relation Name'?: string | undefined
  'Index Name'?: string | undefined
  Plans?: Node[] | undefined
}

const node: z.ZodType<Node> = z.lazy(() =>
  z.object({
    'Node Type': z.string(),
    'Relation Name': z.string().optional(),
    'Index Name': z.string().optional(),
    Plans: z.array(node).optional(),
  }),
)

const logged = z.object({
  Plan: z.intersection(
    node,
    z.object({
      'Shared Hit Blocks': z.number(),
      'Shared Read Blocks': z.number(),
      'Actual Rows': z.number(),
    }),
  ),
})

export interface StatementPlan {
  /** What was read, in the order the plan names it. */
  reads: string
  milliseconds: number
  /** Pages of eight kilobytes, in memory or not. */
  pages: number
  rows: number
}

/** Each line of an entry but its first begins with a tab. */
const entry = /duration: ([\d.]+) ms {2}plan:\n((?:\t.*\n)+)/g

export function plansIn(log: string): StatementPlan[] {
  return [...log.matchAll(entry)].map(([, milliseconds = '', text = '']) => {
    const { Plan } = logged.parse(JSON.parse(text.replaceAll(/^\t/gm, '')))
    return {
      reads: [...new Set(scansOf(Plan))].join(' + ') || 'no table',
      milliseconds: Number(milliseconds),
      pages: Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'],
      rows: Plan['Actual Rows'],
    }
  })
}

const shortNames: Record<string, string> = {
  'Index Only Scan': 'only',
  'Index Scan': 'by',
  'Bitmap Index Scan': 'bitmap',
  'Seq Scan': 'whole',
}

function scansOf(plan: Node): string[] {
  const below = (plan.Plans ?? []).flatMap(scansOf)
  const how = shortNames[plan['Node Type']]
  const what = plan['Index Name'] ?? plan['Relation Name']
  return how && what ? [`${how} ${what}`, ...below] : below
}
