// The values of the log as people read them: names instead of numbers, money with its sign, days and texts by language.
import { useMessages, useTranslations } from 'use-intl'
import { type Language, languages } from '#contract/core/language.ts'
import { fromMinor } from '#contract/core/money.ts'
import { staffRoles } from '#contract/core/permission.ts'
import { type AuditEntry, type AuditName, namedKinds } from '#contract/features/audit/audit.schema.ts'
import { type FieldKind, fieldKind, partKinds } from '#contract/features/audit/audit-fields.ts'
import { useMoment, useMoney } from '#web/desk/session/use-desk.ts'
import { useListed, useRolesText } from '#web/desk/staff/role-text.ts'
import { shopLanguages } from '#web/platform/i18n/shop-languages.ts'
import { auditLabels, auditWords, partLabels } from './audit-labels.ts'
import { isEmpty, isTextByLanguage, plainOfHtml, unlikeLanguages } from './audit-values.rules.ts'
import type { LabelKey } from './label-key.ts'

/** What a text without arguments says. */
export function useLabel(): (key: LabelKey) => string {
  // As an object only: all texts in one type keep the compiler busy for minutes.
  const messages: object = useMessages()
  return (key) => {
    const [area = '', name = ''] = key.split('.')
    const texts: unknown = Reflect.get(messages, area)
    const text: unknown = texts && typeof texts === 'object' ? Reflect.get(texts, name) : undefined
    return typeof text === 'string' ? text : name.replaceAll('_', ' ')
  }
}

export function useFieldName(): (subject: AuditEntry['subject'], field: string) => string {
  const label = useLabel()
  return (subject, field) => {
    const labels: Readonly<Record<string, LabelKey>> = auditLabels[subject]
    const key = labels[field]
    return key ? label(key) : field.replaceAll('_', ' ')
  }
}

/** One side of a change; what stands beside it says what an amount is, and which languages differ. */
export interface LoggedValue {
  subject: AuditEntry['subject']
  field: string
  value: unknown
  /** The value on the other side. */
  other: unknown
  beside: Readonly<Record<string, unknown>>
}

type About = Omit<LoggedValue, 'value'>

type Say = (field: string, kind: FieldKind, value: unknown, about: About) => string

export function useValueText(names: readonly AuditName[]): (value: LoggedValue) => string {
  const t = useTranslations('audit')
  const listed = useListed()
  const simple = useSimpleText(names)
  const parted = usePartText()

  const nothing = (kind: FieldKind, value: unknown) => isEmpty(value) && kind !== 'roles'
  const parts = (value: object, about: About) => {
    const beside = Object.fromEntries(Object.entries(value))
    const told = Object.entries(beside).filter(([name, part]) => name !== 'id' && !isEmpty(part))
    return listed(
      told.map(([name, part]) =>
        parted.named(name, say(name, partKinds[name] ?? 'plain', part, { ...about, other: null, beside })),
      ),
    )
  }
  const several = (field: string, kind: FieldKind, values: readonly unknown[], about: About) => {
    const texts = values.map((one) => say(field, kind, one, { ...about, other: null }))
    return kind === 'parts' ? texts.join('; ') : listed(texts)
  }
  const thing = (field: string, kind: FieldKind, value: unknown, about: About) => {
    if (isTextByLanguage(value)) return parted.byLanguage(value, about.other)
    const isSimple = typeof value !== 'object' || value === null || kind === 'roles'
    return isSimple ? simple(field, kind, value, about) : parts(value, about)
  }
  const say: Say = (field, kind, value, about) => {
    if (nothing(kind, value)) return t('none')
    if (kind === 'picture') return t(isEmpty(about.other) ? 'a_picture' : 'another_picture')
    if (isWhole(kind)) return parted.whole(kind, value)
    const isList = Array.isArray(value) && kind !== 'roles'
    return isList ? several(field, kind, value, about) : thing(field, kind, value, about)
  }
  return ({ value, ...about }) =>
    say(about.field, fieldKind(about.subject, about.field) ?? 'plain', value, about)
}

const isWhole = (kind: FieldKind) => kind === 'weekdays' || kind === 'border'

function usePartText() {
  const t = useTranslations()
  const label = useLabel()
  const weekday = (day: number) => label(`desk_stores.day_${day}`)
  return {
    named(name: string, text: string): string {
      const key = partLabels[name]
      return key ? t('audit.part', { name: label(key), value: text }) : text
    },
    byLanguage(text: Readonly<Record<string, string>>, other: unknown): string {
      const told = unlikeLanguages(text, other)
      if (told === null) return languages.map((one) => text[one]).find(Boolean) ?? t('audit.none')
      return told
        .map((one: Language) =>
          t('audit.language_text', {
            language: shopLanguages[one].name,
            text: text[one] || t('audit.none'),
          }),
        )
        .join('; ')
    },
    whole(kind: FieldKind, value: unknown): string {
      if (!Array.isArray(value)) return t('audit.none')
      if (kind === 'border') {
        const count = value.flat().length
        return t('zones.corners', { count })
      }
      return value
        .map(
          ({ day, opening_time, closing_time }) => `${weekday(Number(day))} ${opening_time}–${closing_time}`,
        )
        .join('; ')
    },
  }
}

function useSimpleText(names: readonly AuditName[]): Say {
  const t = useTranslations('audit')
  const label = useLabel()
  const moment = useMoment()
  const money = useMoney()
  const rolesText = useRolesText()
  const nameOf = (kind: FieldKind, id: unknown) =>
    names.find((one) => one.kind === kind && one.id === id)?.name ?? `#${String(id)}`
  const amount = (value: number, beside: LoggedValue['beside']) => {
    if (beside.discount_type === 'percent') return `${value}%`
    return beside.discount_type === 'amount' ? money(value) : String(value)
  }
  const word = (field: string, value: string) => {
    const key = auditWords[`${field} ${value}`] ?? auditWords[value]
    const language = languages.find((one) => one === value)
    if (key) return label(key)
    return language ? shopLanguages[language].name : value.replaceAll('_', ' ')
  }
  const ofText: Partial<Record<FieldKind, (text: string, field: string) => string>> = {
    words: (text, field) => word(field, text),
    html: plainOfHtml,
    time: (text) => text.slice(0, 5),
    moment: (text) => moment(text, 'date_time'),
    day: (text) => moment(`${text.slice(0, 10)}T12:00:00Z`, 'date'),
  }
  const ofNumber: Partial<Record<FieldKind, (value: number, beside: LoggedValue['beside']) => string>> = {
    money,
    minor: (value) => money(fromMinor(value)),
    percent: (value) => `${value}%`,
    discount: amount,
    minor_discount: (value, beside) => amount(fromMinor(value), beside),
  }
  const ofFlag = (kind: FieldKind, value: boolean) => {
    if (kind === 'access') return t(value ? 'open' : 'closed')
    return t(value ? 'yes' : 'no')
  }
  const roles = (value: readonly unknown[]) =>
    rolesText(staffRoles.filter((role) => value.includes(role))) || t('none')
  const named = (kind: FieldKind, value: unknown) => (value === 0 ? t('none') : nameOf(kind, value))
  return (field, kind, value, { beside }) => {
    if (Array.isArray(value)) return roles(value)
    if (typeof value === 'boolean') return ofFlag(kind, value)
    if (namedKinds.some((one) => one === kind)) return named(kind, value)
    const number = ofNumber[kind]
    if (typeof value === 'number' && number) return number(value, beside)
    const text = ofText[kind]
    return text ? text(String(value), field) : String(value)
  }
}
