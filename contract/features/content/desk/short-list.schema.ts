// The short lists people choose from while they order, as the desk edits them.
import { z } from 'zod'
import { requiredText, seenVersion, writtenText } from '../../../core/desk.ts'
import { mostMoney } from '../../../core/money.ts'
import { wireFlag, wireId, wireNumber } from '../../../core/wire.ts'

const id = z.number().int()
const texts = z.object({ en: z.string(), ar: z.string(), tg: z.string(), ru: z.string() })
const amount = wireNumber.min(0).max(mostMoney)

/** Empty is none: the shop's general charge holds. */
const charge = z.preprocess(
  (given) => (given === '' || given === undefined ? null : given),
  amount.nullable(),
)

const pictureFile = z
  .string()
  .trim()
  .max(200)
  .regex(/^[\w.-]*$/)
  .default('')

export const longestEntry = 150

/** Of every entry there is. */
const stored = { id, version: id, status: z.boolean() }

const kilometres = wireNumber.min(0).max(40_075)

export const reasonKinds = ['cancellation', 'refund'] as const
export const reasonUsers = ['customer', 'store', 'deliveryman', 'admin'] as const

export const parcelCategoryInput = z.object({
  module_id: wireId,
  name: requiredText(longestEntry),
  description: writtenText(300),
  limits: writtenText(300),
  image: pictureFile,
  parcel_per_km_shipping_charge: charge,
  parcel_minimum_shipping_charge: charge,
  status: wireFlag,
})

export const deskParcelCategory = z.object({
  ...stored,
  module_id: id,
  name: texts,
  description: texts,
  limits: texts,
  image: z.string(),
  image_full_url: z.string(),
  parcel_per_km_shipping_charge: z.number().nullable(),
  parcel_minimum_shipping_charge: z.number().nullable(),
})

export const parcelInstructionInput = z.object({ instruction: requiredText(longestEntry), status: wireFlag })

export const deskParcelInstruction = z.object({ ...stored, instruction: texts })

export const longestWay = 'The longest way must be longer than the shortest.'

export const vehicleInput = z
  .object({
    type: requiredText(longestEntry),
    /** Kilometres, both: which ways it is sent on. */
    starting_coverage_area: kilometres,
    maximum_coverage_area: kilometres,
    extra_charges: amount,
    status: wireFlag,
  })
  .refine((given) => given.maximum_coverage_area > given.starting_coverage_area, {
    path: ['maximum_coverage_area'],
    error: longestWay,
  })

export const deskVehicle = z.object({
  ...stored,
  type: texts,
  starting_coverage_area: z.number(),
  maximum_coverage_area: z.number(),
  extra_charges: z.number(),
})

export const reasonInput = z.object({
  kind: z.enum(reasonKinds),
  reason: requiredText(longestEntry),
  user_type: z.enum(reasonUsers).default('customer'),
  status: wireFlag,
})

export const deskReason = z.object({
  ...stored,
  kind: z.enum(reasonKinds),
  reason: texts,
  user_type: z.enum(reasonUsers),
})

export type DeskParcelCategory = z.output<typeof deskParcelCategory>
export type DeskParcelInstruction = z.output<typeof deskParcelInstruction>
export type DeskVehicle = z.output<typeof deskVehicle>
export type DeskReason = z.output<typeof deskReason>

export const withVersion = z.object({ version: seenVersion })
