// The desk's endpoints of texts and settings, one line each.
import { deskTextEndpoints } from '#contract/features/content/desk/desk-texts.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskTexts } from './desk-texts.service.ts'

export interface DeskContent {
  texts: DeskTexts
}

export const deskContentRoutes = ({ texts }: DeskContent) => [
  bind(deskTextEndpoints.list, (call) => texts.list(call)),
  bind(deskTextEndpoints.preview, (call) => texts.preview(call)),
  bind(deskTextEndpoints.change, (call) => texts.change(call)),
  bind(deskTextEndpoints.reset, (call) => texts.reset(call)),
]
