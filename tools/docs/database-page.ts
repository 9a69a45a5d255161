// docs/database.md: the tables drawn from the schema, and what every function and trigger is for, from its own file.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type DescribedColumn,
  type DescribedFile,
  type DescribedTable,
  describeTables,
} from '#server/database/describe-tables.ts'

const intro = `# Database

Made by \`npm run docs -- --write\` from the schema; \`npm run docs\` fails when it is out of date. Tables are declared in \`server/database/schema\`, one file an area. \`server/database/migrations\` begins with one baseline that makes them all; a change of the schema adds a migration (\`npm run migration\`). Functions and triggers stand once each in files of their own and are applied at start when their content changed (\`server/database/migrate.ts\`); which ones were applied is in the table \`applied_sql\`.
`

export async function databasePage(root: string): Promise<string> {
  const files = await describeTables(join(root, 'server/database/schema'))
  return [
    intro,
    '## Functions',
    '',
    ...sqlFiles(root, 'server/database/functions'),
    '',
    '## Triggers',
    '',
    ...sqlFiles(root, 'server/database/triggers'),
    '',
    '## Tables',
    '',
    ...files.flatMap(drawFile),
  ].join('\n')
}

/** Each begins with a comment on why the database must do it. */
function sqlFiles(root: string, folder: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith('.sql'))
  return names.sort().map((name) => `- \`${folder}/${name}\`: ${leadingComment(join(root, folder, name))}`)
}

function leadingComment(path: string): string {
  const lines = readFileSync(path, 'utf8').split('\n')
  const end = lines.findIndex((line) => !line.startsWith('--'))
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^--\s*/, ''))
    .join(' ')
}

function drawFile({ file, about, tables }: DescribedFile): string[] {
  const references = tables.flatMap(({ name, columns }) =>
    columns.flatMap(({ name: column, refers_to }) =>
      refers_to === null ? [] : [`  ${named(refers_to)} ||--o{ ${named(name)} : ${column}`],
    ),
  )
  return [
    `### ${file.replace(/\.ts$/, '')}`,
    '',
    about,
    '',
    '```mermaid',
    'erDiagram',
    ...tables.flatMap(drawTable),
    ...references,
    '```',
    '',
  ]
}

function drawTable({ name, columns }: DescribedTable): string[] {
  return [`  ${named(name)} {`, ...columns.map(drawColumn), '  }']
}

function drawColumn({ name, type, is_key, refers_to }: DescribedColumn): string {
  const marks = [...(is_key ? ['PK'] : []), ...(refers_to === null ? [] : ['FK'])].join(', ')
  return `    ${type.replace(/\W+/g, '_').replace(/_$/, '')} ${name}${marks === '' ? '' : ` ${marks}`}`
}

/** Words of the drawing's own language need quotes. */
const named = (table: string) => `"${table}"`
