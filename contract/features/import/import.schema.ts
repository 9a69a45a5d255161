// An import as the desk sees it: how far it is, how its columns are read, and what becomes of each row.
import { z } from 'zod'
import { importKinds, importStates, rowFates, tableFormats } from './import-words.ts'

const id = z.number().int()
const count = z.number().int()
const instant = z.string()

export const importCounts = z.object({ made: count, changed: count, unchanged: count, refused: count })

export type ImportCounts = z.output<typeof importCounts>

export const importSummary = z.object({
  id,
  kind: z.enum(importKinds),
  state: z.enum(importStates),
  file_name: z.string(),
  staff_name: z.string(),
  created_at: instant,
  /** Null: not over yet. */
  ended_at: instant.nullable(),
  /** Rows looked at of those there are; null while nobody knows. */
  progress: count,
  total: count.nullable(),
  counts: importCounts,
})

export type ImportSummary = z.output<typeof importSummary>

export const importView = importSummary.extend({
  /** Counts its changes: a step that was begun on an older one is refused. */
  version: z.number().int(),
  /** Null: not known yet. */
  format: z.enum(tableFormats).nullable(),
  /** Whether pictures came along. */
  has_pictures: z.boolean(),
  headings: z.array(z.string()),
  /** The first rows, to recognise the columns by. */
  sample: z.array(z.array(z.string())),
  /** By heading; null is left out. */
  mapping: z.array(z.string().nullable()),
  /** Whether the mapping is remembered from an earlier file with these headings. */
  is_remembered: z.boolean(),
  /** Of rows that name no store. */
  store_id: id.nullable(),
  /** Why it cannot go on, in words. */
  problem: z.string().nullable(),
  /** Whether the refused rows were left out on purpose. */
  skips_refused: z.boolean(),
})

export type ImportView = z.output<typeof importView>

export const importRow = z.object({
  /** In the file, headings included. */
  line: count,
  fate: z.enum(rowFates),
  /** What the row is about, as it is called. */
  name: z.string(),
  /** Null: not there yet. */
  subject_id: id.nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  /** Of a refused row; without a field it is the row as a whole. */
  reasons: z.array(z.object({ field: z.string().nullable(), text: z.string() })),
})

export type ImportRow = z.output<typeof importRow>
