// Every field the log knows has a name that is there in all languages.
import { expect, test } from 'vitest'
import { languages } from '#contract/core/language.ts'
import { auditFields, partKinds } from '#contract/features/audit/audit-fields.ts'
import { auditLabels, auditWords, partLabels } from './audit-labels.ts'

const files = import.meta.glob<Record<string, Record<string, unknown>>>('../../messages/*/desk/*.ts', {
  eager: true,
})

function textsOf(language: string): Readonly<Record<string, Record<string, unknown>>> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/desk/`))
  return Object.assign({}, ...own.map(([, areas]) => areas))
}

const keys = [
  ...Object.values(auditLabels).flatMap((fields) => Object.values<string>(fields)),
  ...Object.values(auditWords),
  ...Object.values(partLabels),
]

test.each(languages)(
  'in %s every field, word and part is called something, without arguments',
  (language) => {
    const texts = textsOf(language)
    const missing = keys.filter((key) => {
      const [area = '', name = ''] = key.split('.')
      const text = texts[area]?.[name]
      return typeof text !== 'string' || text.includes('{')
    })
    expect(missing).toEqual([])
  },
)

test('the fields of each kind of thing have names, and no others do', () => {
  for (const [subject, fields] of Object.entries(auditFields)) {
    const labels = Object.entries(auditLabels).find(([name]) => name === subject)?.[1] ?? {}
    expect(Object.keys(labels).toSorted(), subject).toEqual(Object.keys(fields).toSorted())
  }
  expect(Object.keys(partKinds).length).toBeGreaterThan(10)
})
