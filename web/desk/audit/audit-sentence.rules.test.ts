// Which sentence a change reads as.
import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/features/audit/audit.schema.ts'
import { auditFilter } from './audit-search.rules.ts'
import { sentenceOf } from './audit-sentence.rules.ts'
import { fieldsIn, isEmpty, isTextByLanguage, unlikeLanguages } from './audit-values.rules.ts'

const entry = (change: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-01T00:00:00Z',
  staff_id: 1,
  staff_name: 'Aida',
  act: 'duties_changed',
  subject: 'staff',
  subject_id: 2,
  subject_name: 'Timur',
  before: null,
  after: null,
  can_undo: false,
  ...change,
})

test.each<[string, Partial<AuditEntry>]>([
  [
    'roles_given_for',
    {
      before: { roles: ['support'], store_ids: [] },
      after: { roles: ['manager', 'support'], store_ids: [7] },
    },
  ],
  ['roles_given', { before: { roles: ['support'] }, after: { roles: ['courier', 'support'] } }],
  ['roles_taken', { before: { roles: ['courier', 'support'] }, after: { roles: ['support'] } }],
  ['duties_changed', { before: { roles: ['courier'] }, after: { roles: ['support'] } }],
  ['stores_changed', { before: { store_ids: [1] }, after: { store_ids: [2] } }],
  ['access_closed', { before: { is_active: true }, after: { is_active: false } }],
  ['access_opened', { before: { is_active: false }, after: { is_active: true } }],
  ['invited_for', { act: 'invited', after: { roles: ['manager'], store_ids: [7] } }],
  ['invited', { act: 'invited', after: { roles: ['owner'], store_ids: [] } }],
  ['invited_plain', { act: 'invited', after: { roles: 'nonsense' } }],
  ['sessions_ended', { act: 'sessions_ended' }],
  ['own_sessions_ended', { act: 'sessions_ended', subject: 'account', subject_id: 1 }],
  ['own_second_factor_off', { act: 'second_factor_off', subject_id: 1 }],
  ['undone', { act: 'undone' }],
])('it reads as %s', (key, change) => {
  expect(sentenceOf(entry(change)).key).toBe(key)
})

test('before and after are shown where both are known, and else what was written', () => {
  const change = { before: { roles: ['courier'] }, after: { roles: ['support'] } }
  expect(fieldsIn(entry(change))).toEqual({
    changed: [{ field: 'roles', before: ['courier'], after: ['support'] }],
    written: [],
  })
  const made = { before: null, after: { name: 'Tea', price: 0, image: '', tags: [] } }
  expect(fieldsIn(entry(made)).written.map(({ field }) => field)).toEqual(['name', 'price'])
})

test('of texts only the languages that differ are told, and one text for all of them once', () => {
  const text = (en: string, ru: string) => ({ en, ar: en, tg: en, ru })
  expect(unlikeLanguages(text('Tea', 'Tea'), text('Coffee', 'Coffee'))).toBeNull()
  expect(unlikeLanguages(text('Tea', 'Чай'), text('Tea', 'Чаёк'))).toEqual(['ru'])
  expect(isTextByLanguage({ en: 'Tea', price: 'x' })).toBe(false)
  expect(isEmpty({ en: '', ar: '', tg: '', ru: '' })).toBe(true)
})

test('nonsense in the address filters nothing', () => {
  expect(auditFilter({ person: '-1', kind: 'x', act: 'y', from: 'today', to: '2026-13-99' })).toEqual({})
  expect(auditFilter({ person: '3', kind: 'staff', act: 'invited', from: '2026-11-01' })).toEqual({
    staff_id: 3,
    subject: 'staff',
    act: 'invited',
    from: '2026-11-01',
  })
})
