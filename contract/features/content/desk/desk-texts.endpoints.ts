// Rewording the texts of the storefront.
import { z } from 'zod'
import { deskCaller, deskRefusals } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing } from '../../../core/wire.ts'
import { textFailures } from './desk-texts.failures.ts'
import {
  deskText,
  ownWording,
  seenTextVersion,
  textArea,
  textKey,
  textLanguage,
  textPreview,
  textsSearch,
} from './desk-texts.schema.ts'

const editing = { ...deskCaller, feature: 'content', needs: 'edit_texts' } as const

const byKey = z.object({ language: textLanguage, key: textKey })

const refusals = [...deskRefusals, coreFailures.not_found] as const

export const deskTextEndpoints = {
  list: defineEndpoint({
    ...editing,
    method: 'GET',
    path: '/desk/texts',
    summary: 'Texts of the storefront in a language, by area, with the shop’s own wording.',
    params: nothing,
    input: textsSearch,
    reply: z.object({
      rows: z.array(deskText),
      total_size: z.number().int(),
      areas: z.array(textArea),
    }),
    failures: [...deskRefusals],
  }),
  preview: defineEndpoint({
    ...editing,
    method: 'POST',
    path: '/desk/texts/{language}/{key}/preview',
    summary: 'What a wording says with values filled in; refused as saving it would be.',
    params: byKey,
    input: z.object({ text: ownWording }),
    reply: textPreview,
    failures: [...refusals, ...Object.values(textFailures)],
  }),
  change: defineEndpoint({
    ...editing,
    method: 'PUT',
    path: '/desk/texts/{language}/{key}',
    summary: 'Says a text in the shop’s own words; the storefront shows it at once.',
    params: byKey,
    input: z.object({ text: ownWording, version: seenTextVersion }),
    reply: deskText,
    failures: [...refusals, coreFailures.changed_meanwhile, ...Object.values(textFailures)],
  }),
  reset: defineEndpoint({
    ...editing,
    method: 'DELETE',
    path: '/desk/texts/{language}/{key}',
    summary: 'Goes back to the original text.',
    params: byKey,
    input: z.object({ version: seenTextVersion }),
    reply: deskText,
    failures: [...refusals, coreFailures.changed_meanwhile],
  }),
}
