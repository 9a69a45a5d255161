// What clients send into the cart, in every spelling they use: lists as text, labels alone or in lists.
import { z } from 'zod'
import { listOf } from '../../core/list-of.ts'
import { asJson, wireFlag, wireId, wireIdList, wireInteger, wireNumber } from '../../core/wire.ts'
import { guestId } from '../session/session.schema.ts'
import { mostPieces } from './cart-line.rules.ts'

const longestName = 200
const mostGroups = 50

const label = z.coerce.string<unknown>().max(longestName)

/** Options of one group of a dish; one option may come without its list. */
const foodChoice = z.object({
  name: z.string().trim().min(1).max(longestName),
  values: z.object({
    label: listOf(label, mostGroups, (value) =>
      Array.isArray(value) ? value : value === undefined ? [] : [value],
    ),
  }),
})

/** The chosen combination of an article; price and stock are ours to know. */
const combination = z.object({ type: z.string().trim().min(1).max(longestName) })

/** Clients send an empty object or null for 'nothing chosen'. */
function asEntries(value: unknown): unknown {
  const given = asJson(value)
  if (!Array.isArray(given) || given.length > mostGroups) return given
  return given.map(asJson).filter((entry) => entry !== null && Object.keys(Object(entry)).length > 0)
}

export const wireVariation = listOf(z.union([foodChoice, combination]), mostGroups, asEntries)

export type WireVariation = z.output<typeof wireVariation>

function asQuantities(value: unknown): unknown {
  const given = asJson(value)
  return typeof given === 'string' ? given.split(',') : typeof given === 'number' ? [given] : given
}

const wireQuantities = listOf(wireInteger.min(0).max(mostPieces), 200, asQuantities)

export const wireAddOns = { add_on_ids: wireIdList.optional(), add_on_qtys: wireQuantities.optional() }

/** What one piece cost on the customer's screen; never what is charged. */
const seenPrice = wireNumber.nonnegative().max(10_000_000)

const quantity = wireInteger.min(1).max(mostPieces)

export const longestNote = 200

/** Longer than any note, with however many line breaks: left as it is, and refused. */
const longestTyped = 10 * longestNote

/** One line of text: a note is read in a narrow column. */
export const lineNote = z
  .string()
  .transform((text) => (text.length > longestTyped ? text : text.replace(/\p{Cc}+/gu, ' ').trim()))
  .pipe(z.string().max(longestNote))

export const cartAdd = z.object({
  guest_id: guestId,
  item_id: wireId,
  model: z.enum(['Item', 'ItemCampaign']),
  price: seenPrice,
  quantity,
  variation: wireVariation.optional(),
  ...wireAddOns,
  note: lineNote.optional(),
  /** Set the lines of another store aside and begin with this item (CRT-10). */
  replace: wireFlag.optional(),
})

export type CartAdd = z.output<typeof cartAdd>

export const cartUpdate = z.object({
  guest_id: guestId,
  cart_id: wireId,
  price: seenPrice,
  quantity,
  variation: wireVariation.optional(),
  ...wireAddOns,
  note: lineNote.optional(),
  /** An empty note cannot be sent: empty texts count as absent. */
  remove_note: wireFlag.optional(),
})

export type CartUpdate = z.output<typeof cartUpdate>
