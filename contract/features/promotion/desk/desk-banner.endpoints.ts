// Banners at the desk, and the fixed pictures of each module's home page.
import { z } from 'zod'
import { byId, deskCaller, deskPath, deskRefusals, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing, wireId } from '../../../core/wire.ts'
import { message } from '../../session/session.schema.ts'
import {
  bannerOrder,
  bannerPage,
  bannerQuery,
  changedBanner,
  changedSection,
  deskBanner,
  deskSection,
  newBanner,
  newSection,
} from './desk-banner.schema.ts'
import { deskPromotionFailures } from './desk-promotion.failures.ts'

const promoting = { ...deskCaller, feature: 'promotion', needs: 'edit_promotions' } as const

const refusals = [...deskRefusals, coreFailures.not_found, coreFailures.changed_meanwhile] as const

const { unknown_module, unknown_zone, unknown_store, unknown_item, own_store, place_taken } =
  deskPromotionFailures

const slips = [unknown_module, unknown_zone, unknown_store, unknown_item, own_store] as const

const gone = { params: byId, input: z.object({ version: seenVersion }), reply: message } as const

export const deskBannerEndpoints = {
  list: defineEndpoint({
    ...promoting,
    method: 'GET',
    path: `${deskPath}/banners`,
    summary: 'Banners in the sequence the shop shows them; a manager sees those of their stores’ pages.',
    params: nothing,
    input: bannerQuery,
    reply: bannerPage,
    failures: [...deskRefusals],
  }),
  read: defineEndpoint({
    ...promoting,
    method: 'GET',
    path: `${deskPath}/banners/{id}`,
    summary: 'A banner as it is edited.',
    params: byId,
    input: nothing,
    reply: deskBanner,
    failures: [...deskRefusals, coreFailures.not_found],
  }),
  make: defineEndpoint({
    ...promoting,
    method: 'POST',
    path: `${deskPath}/banners`,
    summary: 'Makes a banner, last in the sequence; a manager’s is shown on the page of their store.',
    params: nothing,
    input: newBanner,
    reply: deskBanner,
    failures: [...deskRefusals, ...slips],
  }),
  change: defineEndpoint({
    ...promoting,
    method: 'PUT',
    path: `${deskPath}/banners/{id}`,
    summary: 'Changes a banner.',
    params: byId,
    input: changedBanner,
    reply: deskBanner,
    failures: [...refusals, ...slips],
  }),
  sort: defineEndpoint({
    ...promoting,
    method: 'POST',
    path: `${deskPath}/banner-order`,
    summary: 'The sequence of some banners: they share the places they had.',
    params: nothing,
    input: bannerOrder,
    reply: message,
    failures: [...deskRefusals],
  }),
  remove: defineEndpoint({
    ...promoting,
    ...gone,
    method: 'DELETE',
    path: `${deskPath}/banners/{id}`,
    summary: 'Removes a banner for good; nothing points at one.',
    failures: [...refusals],
  }),
}

export const deskSectionEndpoints = {
  list: defineEndpoint({
    ...promoting,
    method: 'GET',
    path: `${deskPath}/section-banners`,
    summary: 'The fixed pictures of a module’s home page.',
    params: nothing,
    input: z.object({ module_id: wireId }),
    reply: z.array(deskSection),
    failures: [...deskRefusals],
  }),
  make: defineEndpoint({
    ...promoting,
    method: 'POST',
    path: `${deskPath}/section-banners`,
    summary: 'Fills a place of a home page, or adds a reason or a promotion after the others.',
    params: nothing,
    input: newSection,
    reply: deskSection,
    failures: [...deskRefusals, unknown_module, place_taken],
  }),
  change: defineEndpoint({
    ...promoting,
    method: 'PUT',
    path: `${deskPath}/section-banners/{id}`,
    summary: 'Changes picture and words, or switches it off.',
    params: byId,
    input: changedSection,
    reply: deskSection,
    failures: [...refusals],
  }),
  remove: defineEndpoint({
    ...promoting,
    ...gone,
    method: 'DELETE',
    path: `${deskPath}/section-banners/{id}`,
    summary: 'Empties the place.',
    failures: [...refusals],
  }),
}
