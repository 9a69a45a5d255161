// An order keeps the words of the day it was placed; whoever reads it later reads them in their own language.
import { type Language, languages } from '#contract/core/language.ts'
import { instructionSeparator } from '#contract/features/order/order-words.ts'
import type { Quote } from '#contract/features/order/quote.schema.ts'
import type { Database } from '#server/database/connection.ts'
import { translate } from '#server/platform/messages/translate.ts'
import { namesOf } from './order-texts.db.ts'

/** The ready sentences of the checkout; anything else was written by the customer and stays theirs. */
const readyInstructions = [
  'Deliver to the front door',
  'Deliver to the reception desk',
  'Avoid calling phone',
  'Come with no sound',
  'Remove it from my cart',
  'I will wait until it is restocked',
  'Please cancel the order',
  'Call me ASAP',
  'Notify me when it is back',
] as const

/** Ready sentences among the customer's own words, each in the reader's language. */
export function instructionIn(language: Language, text: string | null): string | null {
  if (text === null) return null
  return text
    .split(instructionSeparator)
    .map((part) => sentenceIn(language, part))
    .join(instructionSeparator)
}

/** What holds at any door: the ready sentences alone, for the other words are about the way to one. */
export function instructionAnywhere(text: string | null): string | null {
  const ready = text?.split(instructionSeparator).filter((part) => readySentence(part) !== undefined) ?? []
  return ready.join(instructionSeparator) || null
}

function sentenceIn(language: Language, text: string): string {
  const ready = readySentence(text)
  return ready ? translate(language, ready) : text
}

/** In whichever language it was chosen. */
function readySentence(text: string) {
  return readyInstructions.find((sentence) => languages.some((one) => translate(one, sentence) === text))
}

type Line = Quote['lines'][number]

export interface BillWords {
  language: Language
  additional_charge_name: string
}

export async function billInWords(db: Database, bill: Quote, words: BillWords): Promise<Quote> {
  const { language, additional_charge_name } = words
  const { ofItems, ofCampaigns, ofAddOns } = await namesOf(db, bill.lines)
  const rename = (line: Line): Line => {
    const now =
      ofItems.find(({ id }) => id === line.item_id) ??
      ofCampaigns.find(({ id }) => id === line.item_campaign_id)
    const add_ons = line.add_ons.map((one) => ({
      ...one,
      name: ofAddOns.find(({ id }) => id === one.id)?.name[language] ?? one.name,
    }))
    return { ...line, name: now?.name[language] ?? line.name, add_ons }
  }
  return { ...bill, additional_charge_name, lines: bill.lines.map(rename) }
}
