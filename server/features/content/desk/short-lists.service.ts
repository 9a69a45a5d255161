// The short lists of the desk, put together: kinds of parcels, words for the courier, vehicles, and reasons.
import type { z } from 'zod'
import { filledText, ownText } from '#contract/core/desk.ts'
import { refuseUnless } from '#contract/core/failure.ts'
import { type Language, type Localised, languages } from '#contract/core/language.ts'
import { fromMinor, toMinor } from '#contract/core/money.ts'
import { shortListFailures } from '#contract/features/content/desk/short-list.failures.ts'
import {
  type DeskParcelCategory,
  type DeskParcelInstruction,
  type DeskReason,
  type DeskVehicle,
  type parcelCategoryInput,
  type parcelInstructionInput,
  type reasonInput,
  reasonUsers,
  type vehicleInput,
} from '#contract/features/content/desk/short-list.schema.ts'
import { pictureUrl } from '#server/platform/images/picture-url.ts'
import { createShortList, type ShortListParts } from './short-list.ts'
import {
  carriesParcels,
  type ParcelCategoryRow,
  type ParcelInstructionRow,
  parcelCategories,
  parcelInstructions,
  type ReasonRow,
  reasons,
  type VehicleRow,
  vehicles,
} from './short-lists.db.ts'

export function createShortLists(parts: ShortListParts) {
  return {
    parcelCategories: parcelCategoryList(parts),
    parcelInstructions: parcelInstructionList(parts),
    vehicles: vehicleList(parts),
    reasons: reasonList(parts),
  }
}

export type ShortLists = ReturnType<typeof createShortLists>

const inMinor = (amount: number | null) => (amount === null ? null : toMinor(amount))
const asDecimal = (minor: number | null) => (minor === null ? null : fromMinor(minor))

/** What nobody wrote is nothing in every language. */
const orNothing = (text: Partial<Localised>, main: Language): Localised =>
  languages.some((language) => text[language]) ? filledText(text, main) : { en: '', ar: '', tg: '', ru: '' }

const parcelCategoryList = (parts: ShortListParts) =>
  createShortList<ParcelCategoryRow, z.output<typeof parcelCategoryInput>, DeskParcelCategory>(parts, {
    subject: 'parcel_category',
    table: parcelCategories,
    nameOf: ({ name }) => name,
    values: (input, main) => ({
      module_id: input.module_id,
      name: filledText(input.name, main),
      description: orNothing(input.description, main),
      limits: orNothing(input.limits, main),
      image: input.image,
      status: input.status,
      parcel_per_km_shipping_charge: inMinor(input.parcel_per_km_shipping_charge),
      parcel_minimum_shipping_charge: inMinor(input.parcel_minimum_shipping_charge),
    }),
    present: ({ id, version, status, module_id, image, ...row }, { origin }, main) => ({
      ...{ id, version, status, module_id, image },
      name: ownText(row.name, main),
      description: ownText(row.description, main),
      limits: ownText(row.limits, main),
      image_full_url: pictureUrl(origin, 'parcel-category', image),
      parcel_per_km_shipping_charge: asDecimal(row.parcel_per_km_shipping_charge),
      parcel_minimum_shipping_charge: asDecimal(row.parcel_minimum_shipping_charge),
    }),
    async refuse(tx, { module_id }) {
      refuseUnless(await carriesParcels(tx, module_id), shortListFailures.no_parcel_module)
    },
  })

const parcelInstructionList = (parts: ShortListParts) =>
  createShortList<ParcelInstructionRow, z.output<typeof parcelInstructionInput>, DeskParcelInstruction>(
    parts,
    {
      subject: 'parcel_instruction',
      table: parcelInstructions,
      nameOf: ({ instruction }) => instruction,
      values: ({ instruction, status }, main) => ({ instruction: filledText(instruction, main), status }),
      present: ({ id, version, status, instruction }, _scope, main) => ({
        ...{ id, version, status },
        instruction: ownText(instruction, main),
      }),
    },
  )

const vehicleList = (parts: ShortListParts) =>
  createShortList<VehicleRow, z.output<typeof vehicleInput>, DeskVehicle>(parts, {
    subject: 'vehicle',
    table: vehicles,
    nameOf: ({ type }) => type,
    values: ({ type, extra_charges, starting_coverage_area, maximum_coverage_area, status }, main) => ({
      type: filledText(type, main),
      extra_charges: toMinor(extra_charges),
      ...{ starting_coverage_area, maximum_coverage_area, status },
    }),
    present: ({ type, extra_charges, ...row }, _scope, main) => ({
      ...row,
      type: ownText(type, main),
      extra_charges: fromMinor(extra_charges),
    }),
  })

const reasonList = (parts: ShortListParts) =>
  createShortList<ReasonRow, z.output<typeof reasonInput>, DeskReason>(parts, {
    subject: 'reason',
    table: reasons,
    nameOf: ({ reason }) => reason,
    values: ({ kind, reason, user_type, status }, main) => ({
      ...{ kind, user_type, status },
      reason: filledText(reason, main),
    }),
    present: ({ id, version, status, kind, reason, user_type }, _scope, main) => ({
      ...{ id, version, status, kind },
      reason: ownText(reason, main),
      user_type: reasonUsers.find((user) => user === user_type) ?? 'customer',
    }),
  })
