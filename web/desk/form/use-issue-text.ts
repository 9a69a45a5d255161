// What a schema has against a value, in words: the same for every form of the desk.
import { useTranslations } from 'use-intl'
import { formatCount } from '#contract/core/money-text.ts'
import { isRecord } from '#contract/core/shape.ts'

export interface Issue {
  code?: string
  origin?: string
  minimum?: unknown
  maximum?: unknown
  input?: unknown
  expected?: string
  params?: unknown
}

const isMissing = ({ input, params, code, origin, minimum }: Issue) =>
  input === undefined ||
  input === null ||
  input === '' ||
  (isRecord(params) && params.reason === 'required') ||
  (code === 'too_small' && minimum === 1 && origin !== 'number')

const kinds = {
  too_small: { string: 'too_short', array: 'too_few', number: 'too_small' },
  too_big: { string: 'too_long', array: 'too_many', number: 'too_big' },
} as const

type Kind = (typeof kinds)[keyof typeof kinds]
type LimitKey = Kind[keyof Kind]

const isLimit = (code: string | undefined): code is keyof typeof kinds =>
  code === 'too_small' || code === 'too_big'

const isCounted = (origin: string | undefined): origin is 'string' | 'array' =>
  origin === 'string' || origin === 'array'

function limitKey({ code, origin }: Issue): LimitKey | null {
  return isLimit(code) ? kinds[code][isCounted(origin) ? origin : 'number'] : null
}

function limitText({ code, minimum, maximum }: Issue): string {
  const limit = code === 'too_small' ? minimum : maximum
  return typeof limit === 'number' ? formatCount(limit) : String(limit)
}

export function useIssueText(): (issue: Issue) => string {
  const t = useTranslations('desk_form')
  return (issue) => {
    if (isMissing(issue)) return t('required')
    const limit = limitKey(issue)
    if (limit) return t(limit, { limit: limitText(issue) })
    const isNumber =
      issue.code === 'invalid_type' && (issue.expected === 'number' || issue.expected === 'int')
    return t(isNumber ? 'no_number' : 'wrong')
  }
}
