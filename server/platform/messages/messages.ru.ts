// Server messages in Russian, keyed by their English text.
import type { Messages } from './translate.ts'

export const russianMessages: Messages = {}
