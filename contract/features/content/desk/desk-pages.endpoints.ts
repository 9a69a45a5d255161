// Writing the shop's own pages, and the ways to pay without a gateway.
import { z } from 'zod'
import { byId, deskCaller, deskRefusals, seenVersion } from '../../../core/desk.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { coreFailures } from '../../../core/failure.ts'
import { nothing } from '../../../core/wire.ts'
import { policyKeys } from '../policy.schema.ts'
import { pageFailures } from './desk-pages.failures.ts'
import {
  deskLanding,
  deskOfflineMethod,
  deskPolicy,
  deskTestimonial,
  landingChange,
  offlineMethodContent,
  policyChange,
  testimonialContent,
} from './desk-pages.schema.ts'

const writing = { ...deskCaller, feature: 'content', needs: 'edit_texts', params: nothing } as const

const setting = { ...writing, needs: 'edit_settings' } as const

const reading = { method: 'GET', input: nothing, failures: [...deskRefusals] } as const

const versioned = [...deskRefusals, coreFailures.changed_meanwhile] as const

const ofRow = [...versioned, coreFailures.not_found] as const

export const deskPageEndpoints = {
  policies: defineEndpoint({
    ...writing,
    ...reading,
    path: '/desk/policies',
    summary: 'The policies as they are written, also those that are not shown.',
    reply: z.object({ policies: z.array(deskPolicy) }),
  }),
  changePolicy: defineEndpoint({
    ...writing,
    method: 'PUT',
    path: '/desk/policies/{key}',
    summary: 'Writes a policy; tags the shop does not show are taken out.',
    params: z.object({ key: z.enum(policyKeys) }),
    input: policyChange,
    reply: deskPolicy,
    failures: [...versioned, pageFailures.empty_policy],
  }),
  landing: defineEndpoint({
    ...writing,
    ...reading,
    path: '/desk/landing',
    summary: 'Texts, pictures and links of the landing page.',
    reply: deskLanding,
  }),
  changeLanding: defineEndpoint({
    ...writing,
    method: 'PUT',
    path: '/desk/landing',
    summary: 'Changes the landing page; what is left empty is not shown.',
    input: landingChange,
    reply: deskLanding,
    failures: [...versioned],
  }),
  testimonials: defineEndpoint({
    ...writing,
    ...reading,
    path: '/desk/testimonials',
    summary: 'What customers say on the landing page.',
    reply: z.object({ rows: z.array(deskTestimonial), picture_base: z.string() }),
  }),
  makeTestimonial: defineEndpoint({
    ...writing,
    method: 'POST',
    path: '/desk/testimonials',
    summary: 'Adds what a customer says.',
    input: testimonialContent,
    reply: deskTestimonial,
    failures: [...deskRefusals],
  }),
  changeTestimonial: defineEndpoint({
    ...writing,
    method: 'PUT',
    path: '/desk/testimonials/{id}',
    summary: 'Changes what a customer says.',
    params: byId,
    input: testimonialContent.extend({ version: seenVersion }),
    reply: deskTestimonial,
    failures: [...ofRow],
  }),
  removeTestimonial: defineEndpoint({
    ...writing,
    method: 'DELETE',
    path: '/desk/testimonials/{id}',
    summary: 'Takes a quote off the landing page for good.',
    params: byId,
    input: z.object({ version: seenVersion }),
    reply: nothing,
    failures: [...ofRow],
  }),
  offlineMethods: defineEndpoint({
    ...setting,
    ...reading,
    path: '/desk/offline-methods',
    summary: 'Ways to pay outside of the shop, also those that are not offered.',
    reply: z.object({ rows: z.array(deskOfflineMethod) }),
  }),
  makeOfflineMethod: defineEndpoint({
    ...setting,
    method: 'POST',
    path: '/desk/offline-methods',
    summary: 'Adds a way to pay outside of the shop.',
    input: offlineMethodContent,
    reply: deskOfflineMethod,
    failures: [...deskRefusals],
  }),
  changeOfflineMethod: defineEndpoint({
    ...setting,
    method: 'PUT',
    path: '/desk/offline-methods/{id}',
    summary: 'Changes a way to pay; orders that were paid by it keep what was said then.',
    params: byId,
    input: offlineMethodContent.extend({ version: seenVersion }),
    reply: deskOfflineMethod,
    failures: [...ofRow],
  }),
} as const
