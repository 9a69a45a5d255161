// What customers say on the landing page.
import { fallbackText, filledText, ownText } from '#contract/core/desk.ts'
import type { Language } from '#contract/core/language.ts'
import type { deskPageEndpoints } from '#contract/features/content/desk/desk-pages.endpoints.ts'
import {
  type TestimonialContent,
  testimonialContent,
} from '#contract/features/content/desk/desk-pages.schema.ts'
import type { Call, Scope } from '#server/platform/http/bind.ts'
import { pictureBase } from '#server/platform/images/picture-url.ts'
import {
  deleteTestimonial,
  insertTestimonial,
  lockTestimonial,
  type TestimonialRow,
  testimonialRows,
  updateTestimonial,
} from './desk-pages.db.ts'
import type { DeskPageParts } from './desk-policies.service.ts'
import { createRows, type RowKind } from './desk-rows.service.ts'

type Ends = typeof deskPageEndpoints

const quotes: RowKind<TestimonialContent, TestimonialRow> = {
  subject: 'testimonial',
  rows: testimonialRows,
  lock: lockTestimonial,
  // A picture of the company is shown by no client of ours.
  insert: (tx, content, main) => insertTestimonial(tx, { ...stored(content, main), company_image: '' }),
  update: (tx, id, content, main) => updateTestimonial(tx, id, stored(content, main)),
  content: ({ name, designation, review, reviewer_image, status }, main) => ({
    ...{ reviewer_image, status },
    name: ownText(name, main),
    designation: ownText(designation, main),
    review: ownText(review, main),
  }),
  read: (fields) => testimonialContent.safeParse(fields).data ?? null,
  nameOf: ({ name }, main) => fallbackText(name, main),
}

function stored({ name, designation, review, ...rest }: TestimonialContent, main: Language) {
  return {
    ...rest,
    name: filledText(name, main),
    designation: filledText(designation, main),
    review: filledText(review, main),
  }
}

export function createDeskTestimonials(parts: DeskPageParts) {
  const rows = createRows(parts, quotes)
  return {
    list: async ({ origin }: Pick<Scope, 'origin'>) => ({
      rows: await rows.list(),
      picture_base: pictureBase(origin, 'landing'),
    }),
    make: ({ input, caller }: Call<Ends['makeTestimonial']>) => rows.make(input, caller),
    change: ({ params, input: { version, ...content }, caller }: Call<Ends['changeTestimonial']>) =>
      rows.change(params.id, version, content, caller),
    async remove({ params, input, caller }: Call<Ends['removeTestimonial']>) {
      await rows.remove(params.id, input.version, caller, deleteTestimonial)
      return {}
    },
  }
}
