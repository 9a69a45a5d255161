// Server messages in Tajik, keyed by their English text.
import type { Messages } from './translate.ts'

export const tajikMessages: Messages = {}
