// What medicine helps with (HOM-08).
import { z } from 'zod'
import { bit } from '../../core/bit.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { coreFailures, type FailureKind } from '../../core/failure.ts'
import { nothing } from '../../core/wire.ts'

export const conditionFailures = {
  not_found: { status: 404, code: 'common_condition', message: 'Common condition not found' },
} as const satisfies Record<string, FailureKind>

export const commonCondition = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  image: z.string(),
  image_full_url: z.string(),
  status: bit,
  items_count: z.number().int(),
})

export type CommonCondition = z.output<typeof commonCondition>

export const conditionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/common-condition',
    feature: 'category',
    summary: 'Common conditions, those with the most items first.',
    caller: 'anyone',
    module: 'required',
    zone: 'unused',
    params: nothing,
    input: nothing,
    reply: z.array(commonCondition),
    failures: [coreFailures.module_required, coreFailures.module_unknown],
  }),
}
