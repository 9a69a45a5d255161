// The endpoints of items and add-ons at the desk, one line each.
import { deskAddOnEndpoints } from '#contract/features/item/desk/desk-add-on.endpoints.ts'
import { deskItemEndpoints } from '#contract/features/item/desk/desk-item.endpoints.ts'
import { bind } from '#server/platform/http/bind.ts'
import type { DeskItemService } from './desk-item.service.ts'

export const deskItemRoutes = ({ items, addOns, changeMany }: DeskItemService) => [
  bind(deskItemEndpoints.list, (call) => items.list(call)),
  bind(deskItemEndpoints.stores, (call) => items.stores(call)),
  bind(deskItemEndpoints.terms, (call) => items.terms(call)),
  bind(deskItemEndpoints.bulk, (call) => changeMany(call)),
  bind(deskItemEndpoints.make, (call) => items.make(call)),
  bind(deskItemEndpoints.one, (call) => items.one(call)),
  bind(deskItemEndpoints.change, (call) => items.change(call)),
  bind(deskItemEndpoints.changeInRow, (call) => items.changeInRow(call)),
  bind(deskItemEndpoints.duplicate, (call) => items.duplicate(call)),
  bind(deskAddOnEndpoints.list, (call) => addOns.list(call)),
  bind(deskAddOnEndpoints.make, (call) => addOns.make(call)),
  bind(deskAddOnEndpoints.change, (call) => addOns.change(call)),
]
