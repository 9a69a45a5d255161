// Server messages in Arabic, keyed by their English text.
import type { Messages } from './translate.ts'

export const arabicMessages: Messages = {}
